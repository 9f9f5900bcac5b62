import type { BerlinDate } from "@kreislauf/contract/base";
import { latestExecutionDate, type OrderChangeFields, type Proposal } from "@kreislauf/contract/orders";
import type { OrderStep } from "./order-steps.ts";
import type { OrderRow } from "../base/orders.tables.ts";

/** A proposal (another date that the provider proposes, docs/coverage.md D3.15) as the fields of a log entry. */

export const toLogFields = (proposal: Proposal): OrderChangeFields => ({
  proposedDate: proposal.date,
  proposedTimeWindow: proposal.timeWindow,
  answerBy: proposal.answerBy,
  reason: proposal.note,
});

/**
 * The provider proposes a date, in place of an earlier proposal. A confirmed date stays valid until another is agreed.
 */
export const proposeDateStep = (order: OrderRow, proposal: Proposal): OrderStep => ({
  change: "proposed",
  set: { proposal },
  old: order.proposal === null ? {} : toLogFields(order.proposal),
  new: toLogFields(proposal),
});

/** The customer accepts the proposal: desired and confirmed date become the proposed date. */
export function acceptProposalStep(
  order: OrderRow,
  proposal: Proposal,
  holidays: ReadonlySet<BerlinDate>,
): OrderStep {
  const { date, timeWindow } = proposal;
  const isOtherWindow = timeWindow !== order.time_window;
  return {
    change: "proposal_accepted",
    set: {
      desired_date: date,
      time_window: timeWindow,
      latest_execution_date: latestExecutionDate(date, holidays),
      confirmed_date: date,
      proposal: null,
    },
    old: {
      desiredDate: order.desired_date,
      confirmedDate: order.confirmed_date,
      ...(isOtherWindow && { timeWindow: order.time_window }),
    },
    new: { desiredDate: date, confirmedDate: date, ...(isOtherWindow && { timeWindow }) },
  };
}

export const declineProposalStep = (proposal: Proposal): OrderStep => ({
  change: "proposal_kept",
  set: { proposal: null },
  old: toLogFields(proposal),
  new: { proposedDate: null },
});

/** Nobody answered in time, so the desired date stays. */
export const expireProposalStep = (proposal: Proposal): OrderStep => ({
  change: "proposal_lapsed",
  set: { proposal: null },
  old: toLogFields(proposal),
  new: { proposedDate: null, cause: "answer_overdue" },
});

/** The proposal in the fields of a log entry; null if there is none or the deadline for its answer has passed. */
export function openProposalOf(
  { proposedDate, proposedTimeWindow, answerBy, reason }: OrderChangeFields,
  now: Temporal.Instant,
): Proposal | null {
  const isOpen = answerBy && Temporal.Instant.compare(Temporal.Instant.from(answerBy), now) > 0;
  return isOpen && proposedDate
    ? { date: proposedDate, timeWindow: proposedTimeWindow ?? "all_day", answerBy, note: reason ?? "" }
    : null;
}

/** The provider takes back a proposal. The proposal before it is open again if it can still be answered. */
export function undoProposalStep(
  order: OrderRow,
  before: OrderChangeFields,
  now: Temporal.Instant,
): OrderStep {
  const earlier = openProposalOf(before, now);
  return {
    change: "proposal_undone",
    set: { proposal: earlier },
    old: order.proposal === null ? {} : toLogFields(order.proposal),
    new: earlier === null ? { proposedDate: null } : toLogFields(earlier),
  };
}

/** The provider sets the date of a placement, which also confirms it. */
export const movePlacementStep = (
  order: OrderRow,
  date: BerlinDate,
  holidays: ReadonlySet<BerlinDate>,
): OrderStep => ({
  change: "moved",
  set: {
    desired_date: date,
    latest_execution_date: latestExecutionDate(date, holidays),
    confirmed_date: date,
    proposal: null,
  },
  old: { desiredDate: order.desired_date, confirmedDate: order.confirmed_date },
  new: { desiredDate: date, confirmedDate: date },
});
