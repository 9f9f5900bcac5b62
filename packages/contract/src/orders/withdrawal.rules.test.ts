import { describe, expect, test } from "vitest";
import { containerAction } from "../catalog/index.ts";
import { isCancelledByWithdrawal } from "./withdrawal.rules.ts";

const { empty, place, remove, purchase } = containerAction;
const day = "2026-04-08";

describe("a withdrawal", () => {
  test.each([
    // of everything: whatever comes later
    [0, "container", "2026-04-07", empty, 1, false],
    [0, "container", "2026-04-08", empty, 1, false],
    [0, "container", "2026-04-09", empty, 1, true],
    [0, "container", "2026-04-09", place, 1, true],
    [0, "piece", "2026-04-09", empty, 40, true],
    // of some: later orders that ask for more than remain
    [2, "container", "2026-04-08", empty, 3, false],
    [2, "container", "2026-04-09", empty, 2, false],
    [2, "container", "2026-04-09", empty, 3, true],
    [2, "container", "2026-04-09", remove, 3, true],
    [2, "container", "2026-04-09", place, 3, false],
    [2, "container", "2026-04-09", purchase, 3, false],
    [2, "piece", "2026-04-09", empty, 40, false],
  ] as const)(
    "that leaves %d (%s) treats an order for %s, action %d, amount %d as cancelled: %s",
    (remaining, unit, desiredDate, containerActionId, amount, cancelled) => {
      const order = { desiredDate, containerActionId, amount };
      expect(isCancelledByWithdrawal(order, { desiredDate: day, remaining, unit })).toBe(cancelled);
    },
  );
});
