import { type BerlinDate, daysBetween } from "../base/index.ts";

/** How far a document is paid, as reported by the provider's bookkeeping. */
export const paymentStates = ["open", "part_paid", "paid"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Amounts in cents, with the sign of the document's effect on the account. */
export interface PaymentFacts {
  readonly grossAmount: number;
  readonly paidAmount: number;
}

/** The amount still to be paid, in cents; negative for a credit, and if more was paid than charged. */
export const openAmountOf = ({ grossAmount, paidAmount }: PaymentFacts): number => grossAmount - paidAmount;

/**
 * The payment state. A document is paid as soon as nothing is left to pay, even if more was paid. Paid amounts of the
 * opposite sign, from a payment that was taken back, leave it open.
 */
export function paymentStateOf({ grossAmount, paidAmount }: PaymentFacts): PaymentState {
  const sign = Math.sign(grossAmount);
  if (openAmountOf({ grossAmount, paidAmount }) * sign <= 0) return "paid";
  return paidAmount * sign > 0 ? "part_paid" : "open";
}

/** The number of days that an amount is overdue; 0 on the due date and before it, and if there is no due date. */
export const overdueDays = (dueDate: BerlinDate | null, today: BerlinDate): number =>
  dueDate === null ? 0 : Math.max(0, daysBetween(dueDate, today));
