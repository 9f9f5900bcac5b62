import { type BerlinDate, startOfBerlinDay } from "@kreislauf/contract/base";
import {
  canClaim,
  canResolve,
  claimReason,
  cancelReason,
  orderStatus,
  type OrderStatusId,
  unspecifiedCancelReasonId,
} from "@kreislauf/contract/orders";
import { canCancelByProvider, canExecute, canFail, type ProviderVerdict } from "@kreislauf/contract/provider";
import type { Person } from "@kreislauf/contract/users";
import { ensure } from "./act-as-provider.ts";
import {
  applied,
  cancelled,
  type Cause,
  claimed,
  completed,
  executed,
  failedTrip,
  orderFacts,
  type OrderRow,
  type OrderStep,
} from "../orders/index.ts";

/** How an order of a former portal has ended there, if it has. */
export interface FormerLife {
  readonly status: OrderStatusId;
  readonly executedOn: BerlinDate | null;
  readonly weightKg: number | null;
  readonly treatmentCode: string;
  readonly reason: string | null;
}

/** An ending by its rule and its step; open orders have none. */
const endings: Readonly<
  Record<
    Exclude<OrderStatusId, typeof orderStatus.open>,
    readonly [
      rule: (facts: ReturnType<typeof orderFacts>, now: Temporal.Instant) => ProviderVerdict,
      step: (order: OrderRow, cause: Cause, reason: string | null) => OrderStep,
    ]
  >
> = {
  [orderStatus.done]: [canResolve, (order, cause) => completed(order, cause)],
  [orderStatus.claimed]: [
    canClaim,
    (order, cause, reason) =>
      claimed(order, cause, reason === null ? claimReason.unspecified : claimReason.other, reason),
  ],
  [orderStatus.cancelled]: [
    canCancelByProvider,
    (order, cause, reason) =>
      cancelled(order, cause, reason === null ? unspecifiedCancelReasonId : cancelReason.other, reason),
  ],
  [orderStatus.failedTrip]: [canFail, (order, cause, reason) => failedTrip(order, cause, reason ?? "")],
};

/**
 * Lives an order's life by the rules and the steps of the portal's own orders. When exactly it ended nobody tells:
 * that is the day of its execution, or else the desired one, if that has come.
 */
export function liveFormerOrder(
  given: OrderRow,
  life: FormerLife,
  by: Person,
  now: Temporal.Instant,
): OrderRow {
  const { status, executedOn, weightKg, treatmentCode, reason } = life;
  let order = given;
  if (executedOn !== null) {
    ensure(canExecute(orderFacts(order), executedOn, now));
    order = applied(order, executed(order, { executedOn, weightKg, treatmentCode, photoId: null }));
  }
  if (status !== orderStatus.open) {
    const [rule, step] = endings[status];
    ensure(rule(orderFacts(order), now));
    const ended = startOfBerlinDay(executedOn ?? order.desired_date);
    const at = Temporal.Instant.compare(ended, now) > 0 ? now : ended;
    order = applied(order, step(order, { by, at }, reason));
  }
  // Nobody has seen an earlier one.
  return { ...order, version: 1 };
}
