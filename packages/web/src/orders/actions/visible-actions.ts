import type { Language } from "@kreislauf/contract/base";
import { orderStatus, type Order, type OrderAction } from "@kreislauf/contract/orders";
import { awaitsFeedback } from "../base/awaits-feedback.ts";
import { refusalMessage } from "./refusal-message.ts";

export interface VisibleAction {
  readonly action: OrderAction;
  /** The sentence that says why the action is locked; undefined if it is not. */
  readonly lockedBecause: string | undefined;
}

const actionsBeforeDate: readonly OrderAction[] = ["edit", "cancel"];
const actionsAfterDate: readonly OrderAction[] = ["resolved", "claim"];

/** The actions that make sense in the order's status; none for an order that has ended. */
function actionsOf(order: Pick<Order, "orderStatusId" | "actions">) {
  if (order.orderStatusId === orderStatus.claimed) return ["close_claim"] as const;
  if (order.orderStatusId !== orderStatus.open) return [];
  return awaitsFeedback(order) ? actionsAfterDate : actionsBeforeDate;
}

/**
 * The actions shown as buttons; an action that is not possible is locked and says why, instead of being hidden
 * (docs/design.md 5.1).
 */
export function visibleActions(
  order: Pick<Order, "orderStatusId" | "actions">,
  now: Temporal.Instant,
  language: Language,
): readonly VisibleAction[] {
  return actionsOf(order).map((action) => {
    const verdict = order.actions[action];
    return {
      action,
      lockedBecause: verdict.allowed ? undefined : refusalMessage(verdict, now, language),
    };
  });
}
