import { ensureAllowed } from "../../provider/index.ts";
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
import {
  applyStep,
  cancelStep,
  type StepCause,
  claimStep,
  completeStep,
  executeStep,
  failedTripStep,
  orderFacts,
  type OrderRow,
  type OrderStep,
} from "../../orders/index.ts";

/** How an order ended in the previous portal, if it did. */
export interface ImportedOutcome {
  readonly status: OrderStatusId;
  readonly executedOn: BerlinDate | null;
  readonly weightKg: number | null;
  readonly treatmentCode: string;
  readonly reason: string | null;
}

/** For each final status: the rule that must allow it, and the step that leads to it. */
const outcomeSteps: Readonly<
  Record<
    Exclude<OrderStatusId, typeof orderStatus.open>,
    readonly [
      rule: (facts: ReturnType<typeof orderFacts>, now: Temporal.Instant) => ProviderVerdict,
      step: (order: OrderRow, cause: StepCause, reason: string | null) => OrderStep,
    ]
  >
> = {
  [orderStatus.done]: [canResolve, (order, cause) => completeStep(order, cause)],
  [orderStatus.claimed]: [
    canClaim,
    (order, cause, reason) =>
      claimStep(order, cause, reason === null ? claimReason.unspecified : claimReason.other, reason),
  ],
  [orderStatus.cancelled]: [
    canCancelByProvider,
    (order, cause, reason) =>
      cancelStep(order, cause, reason === null ? unspecifiedCancelReasonId : cancelReason.other, reason),
  ],
  [orderStatus.failedTrip]: [canFail, (order, cause, reason) => failedTripStep(order, cause, reason ?? "")],
};

/**
 * Replays what happened to an order, with the same rules and steps as for the portal's own orders; refused if a rule
 * does not allow it. The exact time of its end is unknown: it is the start of the day of its execution or, without one,
 * of the desired date, but no later than now.
 */
export function replayImportedOrder(
  given: OrderRow,
  life: ImportedOutcome,
  by: Person,
  now: Temporal.Instant,
): OrderRow {
  const { status, executedOn, weightKg, treatmentCode, reason } = life;
  let order = given;
  if (executedOn !== null) {
    ensureAllowed(canExecute(orderFacts(order), executedOn, now));
    order = applyStep(order, executeStep(order, { executedOn, weightKg, treatmentCode, photoId: null }));
  }
  if (status !== orderStatus.open) {
    const [rule, step] = outcomeSteps[status];
    ensureAllowed(rule(orderFacts(order), now));
    const ended = startOfBerlinDay(executedOn ?? order.desired_date);
    const at = Temporal.Instant.compare(ended, now) > 0 ? now : ended;
    order = applyStep(order, step(order, { by, at }, reason));
  }
  // The order has just one version, because its earlier changes are unknown.
  return { ...order, version: 1 };
}
