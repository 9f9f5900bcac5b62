import { expect, test } from "vitest";
import { openAmountOf, type PaymentState, paymentStateOf } from "./payment.rules.ts";

test.each<[gross: number, paid: number, state: PaymentState, open: number]>([
  [14_280, 0, "open", 14_280],
  [14_280, 1, "part_paid", 14_279],
  [14_280, 14_279, "part_paid", 1],
  [14_280, 14_280, "paid", 0],
  // More was paid than charged: the rest is a credit.
  [14_280, 14_281, "paid", -1],
  // A payment that was taken back.
  [14_280, -500, "open", 14_780],
  [-9_640, 0, "open", -9_640],
  [-9_640, -9_639, "part_paid", -1],
  [-9_640, -9_640, "paid", 0],
  [-9_640, 500, "open", -10_140],
  [0, 0, "paid", 0],
])("of %i cents %i are paid: %s, %i left", (grossAmount, paidAmount, state, open) => {
  expect(paymentStateOf({ grossAmount, paidAmount })).toBe(state);
  expect(openAmountOf({ grossAmount, paidAmount })).toBe(open);
});
