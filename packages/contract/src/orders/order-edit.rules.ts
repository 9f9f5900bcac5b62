import { allowed, type BerlinDate, refused, type Verdict } from "../base/index.ts";
import { containerAction, type ContainerActionId } from "../catalog/index.ts";
import { editableUntil } from "./edit-window.rules.ts";
import { type ActionVerdict, canEdit, type OrderFacts, type OrderPolicy } from "./order-actions.rules.ts";
import { canMoveTo, canOrder, type OrderingFacts, type OrderingVerdict } from "./ordering.rules.ts";
import type { EditRefusal } from "./orders.codes.ts";

export interface EditableOrder extends OrderFacts {
  readonly amount: number;
  readonly taskCreationGroup: number | null;
  readonly emptyingContainer: boolean;
}

/** The requested edit; a missing field stays as it is. */
export interface OrderEditRequest {
  readonly desiredDate?: BerlinDate | undefined;
  readonly amount?: number | undefined;
  readonly containerActionId?: ContainerActionId | undefined;
}

/** Actions that an edit can neither choose nor replace. */
const fixedActions: ReadonlySet<ContainerActionId> = new Set([
  containerAction.exchange,
  containerAction.remove,
  containerAction.place,
  containerAction.purchase,
]);

/** Amount and action cannot be changed in grouped orders and for emptying containers (docs/coverage.md 4.15). */
export function hasFixedContent(
  order: Pick<EditableOrder, "taskCreationGroup" | "emptyingContainer">,
): boolean {
  return order.taskCreationGroup !== null || order.emptyingContainer;
}

/**
 * The actions that an edit can choose: only the order's own if that cannot be changed, else also the other actions that
 * the agreement offers now (`offered`).
 */
export function possibleActionsOfOrder(
  order: EditableOrder,
  offered: readonly ContainerActionId[],
): ContainerActionId[] {
  const own = order.containerActionId;
  if (hasFixedContent(order) || fixedActions.has(own)) return [own];
  return [...new Set([own, ...offered.filter((actionId) => !fixedActions.has(actionId))])];
}

/**
 * Whether an order can be edited in this way. A new date must also pass `canMoveTo`, a new amount or action
 * `canOrder`, which need the agreement.
 */
export function canApplyEdit(
  order: EditableOrder,
  request: OrderEditRequest,
  now: Temporal.Instant,
  policy: OrderPolicy,
): ActionVerdict | Verdict<EditRefusal> {
  const verdict = canEdit(order, now, policy);
  if (!verdict.allowed) return verdict;

  const actionId = request.containerActionId ?? order.containerActionId;
  if (actionId !== order.containerActionId) {
    const isFixed = [actionId, order.containerActionId].some((id) => fixedActions.has(id));
    if (isFixed || hasFixedContent(order)) return refused("action_not_changeable");
  }
  if ((request.amount ?? order.amount) !== order.amount && hasFixedContent(order)) {
    return refused("amount_not_changeable");
  }

  const desiredDate = request.desiredDate ?? order.desiredDate;
  if (desiredDate === order.desiredDate) return verdict;
  const until = editableUntil(desiredDate, now, policy.editCutoff);
  return until ? allowed(until) : refused("new_date_too_soon");
}

/**
 * Whether the agreement allows the change: a new date must be orderable and have enough containers, a new amount or
 * action must be orderable now. `facts` are those of the requested action and do not count this order.
 */
export function canOrderEdited(
  order: EditableOrder & { readonly details: string | null },
  wish: OrderEditRequest,
  facts: OrderingFacts,
): OrderingVerdict {
  const { desiredDate = order.desiredDate, amount = order.amount } = wish;
  const isMoved = desiredDate !== order.desiredDate;
  const isOther = amount !== order.amount || facts.containerActionId !== order.containerActionId;
  if (!isMoved && !isOther) return allowed();
  // The date that the order already has is never too early.
  const asked = isMoved ? facts : { ...facts, earliestDate: desiredDate };
  return isOther
    ? canOrder(asked, { desiredDate, amount, details: order.details })
    : canMoveTo(asked, { desiredDate, amount });
}
