import { describe, expect, it } from "vitest";
import { nextIdempotencyKey, attemptOutcome, type SubmitAttempt } from "./submit-attempt.ts";

const newKey = () => "new";
const refused: SubmitAttempt = { key: "first", body: "one", outcome: "refused" };
const lost: SubmitAttempt = { ...refused, outcome: "lost" };

describe("the key of the next attempt", () => {
  it("stays while the answer to an earlier one is lost, whatever is sent now", () => {
    expect(nextIdempotencyKey(lost, "one", newKey)).toBe("first");
    expect(nextIdempotencyKey(lost, "other", newKey)).toBe("first");
  });

  it.each(["refused", "done"] as const)("changes after one that is %s only with what is sent", (outcome) => {
    expect(nextIdempotencyKey({ ...refused, outcome }, "one", newKey)).toBe("first");
    expect(nextIdempotencyKey({ ...refused, outcome }, "other", newKey)).toBe("new");
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
  expect(attemptOutcome(code)).toBe(outcome);
});
