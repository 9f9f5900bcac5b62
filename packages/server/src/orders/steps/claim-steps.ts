import {
  type ClaimReasonId,
  type CloseReasonId,
  closingTransition,
  orderStatus,
  unspecifiedCancelReasonId,
} from "@kreislauf/contract/orders";
import type { OrderRow } from "../base/orders.tables.ts";
import { type OrderStep, type StepCause, clearedProposal, statusOf, statusThrough } from "./order-steps.ts";

export function claimStep(
  order: OrderRow,
  { by, at }: StepCause,
  claimReasonId: ClaimReasonId,
  reason: string | null,
  photoId: number | null = null,
): OrderStep {
  const status = statusThrough(order, "claim");
  return {
    change: "claimed",
    set: {
      status,
      claim: {
        claimedOn: at.toString(),
        claimedBy: by,
        claimReasonId,
        reason,
        ticketNumber: null,
        ticketStatus: null,
        editedOn: null,
        editedBy: null,
        hint: null,
      },
      claim_photo_id: photoId,
      ...clearedProposal,
    },
    old: { orderStatusId: statusOf(order) },
    new: { orderStatusId: status, claimReasonId, reason, ...(photoId !== null && { hasPhoto: true }) },
  };
}

/** Sets a claim's ticket number, its ticket status and the provider's answer (`hint`). */
export function updateTicketStep(
  order: OrderRow,
  { by, at }: StepCause,
  ticket: { readonly ticketNumber: string; readonly ticketStatus: string; readonly hint: string | null },
): OrderStep {
  const { claim } = order;
  if (claim === null) throw new Error("An order without a claim has no ticket.");
  const { ticketNumber, ticketStatus, hint } = claim;
  return {
    change: "ticket_updated",
    set: { claim: { ...claim, ...ticket, editedOn: at.toString(), editedBy: by } },
    old: { ticketNumber, ticketStatus, hint },
    new: ticket,
  };
}

/** Reason and cause of the cancellation of an order whose claim is closed as not fulfilled. */
const notFulfilled = { cancelReasonId: unspecifiedCancelReasonId, cause: "claim_not_fulfilled" } as const;

/** The close reason decides whether the order is open, done or cancelled afterwards (docs/coverage.md D3.7). */
export function closeClaimStep(
  order: OrderRow,
  { by, at }: StepCause,
  closeReasonId: CloseReasonId,
): OrderStep {
  const status = statusThrough(order, closingTransition[closeReasonId]);
  const isOver = status !== orderStatus.open;
  const isCancelled = status === orderStatus.cancelled;
  return {
    change: "claim_closed",
    set: {
      status,
      finished_on: isOver ? at.toString() : null,
      ...(isCancelled && {
        cancellation: { cancelledOn: at.toString(), cancelledBy: by, reason: null, ...notFulfilled },
      }),
    },
    old: { orderStatusId: statusOf(order) },
    new: { orderStatusId: status, closeReasonId, ...(isCancelled && notFulfilled) },
  };
}
