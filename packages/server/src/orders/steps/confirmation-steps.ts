import type { BerlinDate } from "@kreislauf/contract/base";
import type { OrderChangeFields } from "@kreislauf/contract/orders";
import { clearedProposal, type OrderStep } from "./order-steps.ts";
import { openProposalOf, toLogFields } from "./proposal-steps.ts";
import type { OrderRow } from "../base/orders.tables.ts";

/** The provider confirms a date. An open proposal of another date ends. */
export function confirmStep(order: OrderRow, confirmedDate: BerlinDate): OrderStep {
  const { confirmed_date, proposal } = order;
  return {
    change: "confirmed",
    set: { confirmed_date: confirmedDate, ...clearedProposal },
    old: { confirmedDate: confirmed_date, ...(proposal && toLogFields(proposal)) },
    new: { confirmedDate, ...(proposal && { proposedDate: null }) },
  };
}

/**
 * The provider takes back a confirmation. An earlier confirmed date is confirmed again, and a proposal that can still
 * be answered is open again.
 */
export function undoConfirmationStep(
  order: OrderRow,
  before: OrderChangeFields,
  now: Temporal.Instant,
): OrderStep {
  const { confirmedDate = null } = before;
  const proposal = openProposalOf(before, now);
  return {
    change: "confirmation_undone",
    set: { confirmed_date: confirmedDate, proposal },
    old: { confirmedDate: order.confirmed_date },
    new: { confirmedDate, ...(proposal && toLogFields(proposal)) },
  };
}
