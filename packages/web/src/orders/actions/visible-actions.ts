import type { Language } from "@kreislauf/contract/base";
import type { Order, OrderAction } from "@kreislauf/contract/orders";
import { orderStatus } from "@kreislauf/contract/orders";
import { refusalMessage } from "./refusal-message.ts";

export interface VisibleAction {
  readonly action: OrderAction;
  /** The sentence that says why it is locked. */
  readonly lockedBecause: string | undefined;
}

const beforeItsDay: readonly OrderAction[] = ["edit", "cancel"];
const afterItsDay: readonly OrderAction[] = ["resolved", "claim"];

/** The actions that make sense where an order stands; of what has ended there are none. */
function actionsOf({ orderStatusId, actions }: Pick<Order, "orderStatusId" | "actions">) {
  if (orderStatusId === orderStatus.claimed) return ["close_claim"] as const;
  if (orderStatusId !== orderStatus.open) return [];
  return actions.claim.allowed || actions.resolved.allowed ? afterItsDay : beforeItsDay;
}

/** What is shown as buttons; what is not possible is locked with its reason rather than hidden (docs/design.md 5.1). */
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
