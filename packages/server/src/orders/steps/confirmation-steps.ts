import type { BerlinDate } from "@kreislauf/contract/base";
import type { OrderChangeFields } from "@kreislauf/contract/orders";
import { clearedProposal, type OrderStep } from "./order-steps.ts";
import { openProposalOf, toLogFields } from "./proposal-steps.ts";
import type { OrderRow } from "../base/orders.tables.ts";

/** The desired date is confirmed, so nobody is asked for another one any more. */
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
 * Taken back by who confirmed: what was confirmed before, if anything, is so again, and a proposal whose time is not
 * over is open again.
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
