import { expect, test } from "vitest";
import { canReport } from "./desk-orders.rules.ts";

const order = { amount: 2, createdOn: "2027-03-01T23:30:00Z" };

test.each([
  [null, "2027-03-02", true],
  [1, "2027-03-02", true],
  [80_000, "2027-03-02", true],
  [0, "2027-03-02", "weight_implausible"],
  [80_001, "2027-03-02", "weight_implausible"],
  [400_000, "2027-03-02", "weight_implausible"],
  [1_000, "2027-03-01", "executed_before_order"],
] as const)(
  "%s kg on %s for two containers ordered on 2 March in Berlin: %s",
  (weightKg, executedOn, expected) => {
    const verdict = canReport(order, { executedOn, weightKg });
    expect(verdict.allowed ? true : verdict.reason).toBe(expected);
  },
);
