import { describe, expect, test } from "vitest";
import { containerAction } from "../catalog/index.ts";
import { withdrawalConsequences } from "./withdrawal.rules.ts";

const { empty, place, remove, purchase } = containerAction;
const day = "2026-04-08";

describe("a withdrawal of one container", () => {
  test.each([
    // a full withdrawal cancels all later orders
    [0, "container", "2026-04-07", empty, 1, false],
    [0, "container", "2026-04-08", empty, 1, false],
    [0, "container", "2026-04-09", empty, 1, true],
    [0, "container", "2026-04-09", place, 1, true],
    [0, "piece", "2026-04-09", empty, 40, true],
    // a partial withdrawal cancels later orders for more containers than are left
    [2, "container", "2026-04-08", empty, 3, false],
    [2, "container", "2026-04-09", empty, 2, false],
    [2, "container", "2026-04-09", empty, 3, true],
    [2, "container", "2026-04-09", remove, 3, false],
    [2, "container", "2026-04-09", place, 3, false],
    [2, "container", "2026-04-09", purchase, 3, false],
    [2, "piece", "2026-04-09", empty, 40, false],
  ] as const)(
    "that leaves %d (%s) treats an order for %s, action %d, amount %d as cancelled: %s",
    (remaining, unit, desiredDate, containerActionId, amount, cancelled) => {
      const order = { desiredDate, containerActionId, amount };
      const containers = { stock: remaining + 1, movements: [{ date: day, containers: -1 }], unit };
      const consequences = withdrawalConsequences(containers, day, [order]);
      expect(consequences.remaining).toBe(remaining);
      expect(consequences.cancelled).toEqual(cancelled ? [order] : []);
      expect(consequences.kept).toEqual(cancelled ? [] : [order]);
    },
  );
});

test("a stock that turns out lower leaves its day alone, and what a placement brings containers for", () => {
  const order = (desiredDate: string, amount: number) => ({
    desiredDate,
    containerActionId: empty,
    amount,
  });
  const orders = [order(day, 2), order("2026-04-09", 1), order("2026-04-09", 2), order("2026-04-14", 2)];
  const movements = [{ date: "2026-04-14", containers: 1 }];
  const { cancelled } = withdrawalConsequences({ stock: 1, movements, unit: "container" }, day, orders);
  expect(cancelled).toEqual([orders[2]]);
});

test("a withdrawal before another one that takes the rest ends what comes after both", () => {
  const order = (desiredDate: string) => ({ desiredDate, containerActionId: empty, amount: 1 });
  const orders = [order("2026-04-14"), order("2026-04-16")];
  const movements = [
    { date: day, containers: -1 },
    { date: "2026-04-15", containers: -1 },
  ];
  const { cancelled } = withdrawalConsequences({ stock: 2, movements, unit: "container" }, day, orders);
  expect(cancelled).toEqual([orders[1]]);
});
