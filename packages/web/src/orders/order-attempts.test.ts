import { describe, expect, it } from "vitest";
import type { OrderAttempt } from "./order-attempts.ts";
import { nextKey, outcomeOf } from "./order-attempts.ts";

const newKey = () => "new";
const refused: OrderAttempt = { key: "first", body: "one", outcome: "refused" };
const lost: OrderAttempt = { ...refused, outcome: "lost" };

describe("the key of the next attempt", () => {
  it("stays while the answer to an earlier one is lost, whatever is sent now", () => {
    expect(nextKey(lost, "one", newKey)).toBe("first");
    expect(nextKey(lost, "other", newKey)).toBe("first");
  });

  it("changes after a refusal only with what is sent", () => {
    expect(nextKey(refused, "one", newKey)).toBe("first");
    expect(nextKey(refused, "other", newKey)).toBe("new");
  });
});

it.each([
  ["unreachable", "lost"],
  ["unavailable", "lost"],
  ["internal", "lost"],
  ["maintenance", "lost"],
  ["holiday", "refused"],
  ["validation", "refused"],
  ["idempotency_mismatch", "refused"],
] as const)("an attempt that failed with '%s' is %s", (code, outcome) => {
  expect(outcomeOf(code)).toBe(outcome);
});
