import { type BerlinDate, daysBetween } from "../base/index.ts";

/** How far a document is paid, as the provider's bookkeeping says. */
export const paymentStates = ["open", "part_paid", "paid"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Amounts in cents, with the sign of what the document does to the account. */
export interface PaymentFacts {
  readonly grossAmount: number;
  readonly paidAmount: number;
}

/** What is still to be paid; negative for a credit, and where more was paid than charged. */
export const openAmountOf = ({ grossAmount, paidAmount }: PaymentFacts): number => grossAmount - paidAmount;

/** Paid as soon as nothing of it is left, whatever was paid beyond; a payment that was taken back leaves it open. */
export function paymentStateOf({ grossAmount, paidAmount }: PaymentFacts): PaymentState {
  const sign = Math.sign(grossAmount);
  if (openAmountOf({ grossAmount, paidAmount }) * sign <= 0) return "paid";
  return paidAmount * sign > 0 ? "part_paid" : "open";
}

/** Days that an amount is overdue; 0 on the day it is due, and where no day was set. */
export const overdueDays = (dueDate: BerlinDate | null, today: BerlinDate): number =>
  dueDate === null ? 0 : Math.max(0, daysBetween(dueDate, today));
