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

/** The day that counts: the confirmed one, else the desired one. */
export const plannedDate = ({
  confirmedDate,
  desiredDate,
}: Pick<OrderPhaseFacts, "confirmedDate" | "desiredDate">): BerlinDate => confirmedDate ?? desiredDate;

/**
 * Orders planned before this day are overdue unless something was reported: a whole working day has passed since
 * (docs/coverage.md D15.1).
 */
export const overdueBefore = (today: BerlinDate, holidays: ReadonlySet<BerlinDate>): BerlinDate =>
  previousWorkingDay(today, holidays);

/**
 * What is going on with an open or claimed order; null for all others. Of several phases that fit, the first one
 * counts. `holidays` are those of the site; the weeks before today are needed.
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
