import { allowed, berlinDate, type BerlinDate, refused, type Verdict } from "../base/index.ts";
import { containerAction } from "../catalog/index.ts";
import {
  isSystemCreated,
  latestDesiredDate,
  type OrderActionRefusal,
  type OrderFacts,
  orderStatus,
  proposalEnd,
  statusRefusal,
} from "../orders/index.ts";
import type { ProviderRefusal } from "./provider.codes.ts";

export type ProviderVerdict = Verdict<OrderActionRefusal | ProviderRefusal | "beyond_horizon">;

/**
 * Confirmations, proposals, moved placements, failed trips and cancellations need an open order that was not reported
 * as carried out.
 */
function canActOnPendingOrder(order: OrderFacts): ProviderVerdict {
  if (order.orderStatusId !== orderStatus.open) return refused(statusRefusal[order.orderStatusId]);
  return order.executedOn === null ? allowed() : refused("order_executed");
}

/**
 * Whether the provider can confirm a date: it must be the order's desired date, which the customer may have changed.
 */
export function canConfirm(order: OrderFacts, confirmedDate: BerlinDate): ProviderVerdict {
  const verdict = canActOnPendingOrder(order);
  if (!verdict.allowed) return verdict;
  return confirmedDate === order.desiredDate ? verdict : refused("confirmed_date_differs");
}

/**
 * Whether another date can be proposed for an order of the customer, with time left for an answer. `canMoveTo` checks
 * the date itself.
 */
export function canPropose(
  order: OrderFacts,
  proposal: { readonly date: BerlinDate; readonly answerBy: string },
  now: Temporal.Instant,
): ProviderVerdict {
  const verdict = canActOnPendingOrder(order);
  if (!verdict.allowed) return verdict;
  const today = berlinDate(now);
  if (isSystemCreated(order, today)) return refused("order_system_created");
  if (order.desiredDate <= today) return refused("proposal_too_late");
  if (proposal.date <= today) return refused("date_not_in_future");
  if (proposal.date === order.desiredDate) return refused("proposed_date_is_desired");
  const end = proposalEnd(order.desiredDate, proposal);
  return Temporal.Instant.compare(now, end) < 0 ? allowed(end) : refused("no_time_to_answer");
}

/**
 * Whether an order can be reported as carried out on a day. A claimed order can be, too, since it may be carried out
 * late.
 */
export function canExecute(
  order: OrderFacts,
  executedOn: BerlinDate,
  now: Temporal.Instant,
): ProviderVerdict {
  if (order.executedOn !== null) return refused("order_executed");
  const verdict = order.orderStatusId === orderStatus.claimed ? allowed() : canActOnPendingOrder(order);
  if (!verdict.allowed) return verdict;
  return executedOn <= berlinDate(now) ? verdict : refused("executed_in_future");
}

export const canFail = canActOnPendingOrder;
export const canCancelByProvider = canActOnPendingOrder;

/**
 * Whether another waste type can be reported. Orders that were carried out or claimed are included: the actual waste is
 * only known then, and a claim may be about it.
 */
export function canRedeclare(
  order: OrderFacts & { readonly wasteTypeId: number },
  wasteTypeId: number,
): ProviderVerdict {
  const isRunning = order.orderStatusId === orderStatus.open || order.orderStatusId === orderStatus.claimed;
  if (!isRunning) return canActOnPendingOrder(order);
  return wasteTypeId === order.wasteTypeId ? refused("waste_type_unchanged") : allowed();
}

interface ReportedWeight {
  readonly weightKg: number | null;
  readonly weightEstimated: boolean;
}

/**
 * Whether the reported weight, or whether it is an estimate, can be corrected: only after execution, and only to a
 * different value. An execution that was reported without a weight can get one.
 */
export function canCorrectWeight(
  order: OrderFacts & ReportedWeight,
  weight: ReportedWeight,
): ProviderVerdict {
  if (order.executedOn === null) return refused("order_not_executed");
  if (order.orderStatusId === orderStatus.cancelled) return refused("order_cancelled");
  const isUnchanged = weight.weightKg === order.weightKg && weight.weightEstimated === order.weightEstimated;
  return isUnchanged ? refused("weight_unchanged") : allowed();
}

/**
 * Whether the provider can raise a claim, for an empty trip for example; unlike a customer's, it does not need a past
 * date.
 */
export const canClaimByProvider = (order: OrderFacts): ProviderVerdict =>
  order.orderStatusId === orderStatus.open ? allowed() : refused(statusRefusal[order.orderStatusId]);

export const canUpdateTicket = (order: OrderFacts): ProviderVerdict =>
  order.orderStatusId === orderStatus.claimed ? allowed() : refused("order_not_claimed");

/**
 * Whether a placement can be moved to another day. A past date never moves into the future (docs/coverage.md D3.16):
 * such a placement has to be planned again.
 */
export function canMovePlacement(
  order: OrderFacts,
  date: BerlinDate,
  now: Temporal.Instant,
): ProviderVerdict {
  const verdict = canActOnPendingOrder(order);
  if (!verdict.allowed) return verdict;
  if (order.containerActionId !== containerAction.place) return refused("not_a_placement");
  const today = berlinDate(now);
  const isAhead = order.desiredDate >= today && date > today;
  if (!isAhead) return refused("date_not_in_future");
  return date > latestDesiredDate(now) ? refused("beyond_horizon") : verdict;
}
