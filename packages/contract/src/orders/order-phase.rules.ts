import { berlinDate, type BerlinDate, previousWorkingDay } from "../base/index.ts";
import { orderStatus, type OrderPhase, type OrderStatusId } from "./orders.codes.ts";
import type { Claim, Proposal } from "./orders.schema.ts";
import { isProposalOpen } from "./proposal.rules.ts";

/** What decides the phase of an order. */
export interface OrderPhaseFacts {
  readonly orderStatusId: OrderStatusId;
  readonly desiredDate: BerlinDate;
  readonly confirmedDate: BerlinDate | null;
  readonly executedOn: BerlinDate | null;
  readonly proposal: Pick<Proposal, "date" | "answerBy"> | null;
  readonly claim: Pick<Claim, "hint"> | null;
}

/** The day on which the order is to be carried out: the confirmed date, else the desired one. */
export const plannedDate = ({
  confirmedDate,
  desiredDate,
}: Pick<OrderPhaseFacts, "confirmedDate" | "desiredDate">): BerlinDate => confirmedDate ?? desiredDate;

/**
 * Orders planned before this day are overdue unless something was reported: a whole working day has passed since their
 * planned day (docs/coverage.md D15.1).
 */
export const overdueBefore = (today: BerlinDate, holidays: ReadonlySet<BerlinDate>): BerlinDate =>
  previousWorkingDay(today, holidays);

/**
 * The phase of an open or claimed order; null for all others. If several phases fit, the one that is checked first
 * below counts. `holidays` are those of the site and must include the weeks before today.
 */
export function orderPhase(
  order: OrderPhaseFacts,
  now: Temporal.Instant,
  holidays: ReadonlySet<BerlinDate>,
): OrderPhase | null {
  if (order.orderStatusId === orderStatus.claimed) {
    return (order.claim?.hint ?? null) === null ? "waiting" : "answered";
  }
  if (order.orderStatusId !== orderStatus.open) return null;
  if (isProposalOpen(order, now)) return "proposal";
  const today = berlinDate(now);
  const date = plannedDate(order);
  if (order.executedOn !== null) return "feedback";
  if (date < overdueBefore(today, holidays)) return "overdue";
  if (date < today) return "feedback";
  if (date === today) return "today";
  return order.confirmedDate === null ? "requested" : "confirmed";
}
