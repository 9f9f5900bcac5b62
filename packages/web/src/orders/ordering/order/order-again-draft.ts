import type { Agreement } from "@kreislauf/contract/agreements";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import {
  amountLimits,
  needsPartsList,
  type Order,
  type OrderTextField,
  type Reorder,
} from "@kreislauf/contract/orders";
import { defaultContainerAction } from "../form/default-container-action.ts";
import { type OrderDraft, toTextInputs } from "../form/order-draft.ts";

/** A difference between an earlier order and the new order that repeats it. */
export type OrderAgainChange =
  | { readonly kind: "action"; readonly previous: ContainerActionId; readonly current: ContainerActionId }
  | { readonly kind: "amount"; readonly previous: number; readonly current: number }
  | { readonly kind: "waste"; readonly previous: string };

interface OrderAgainDraft {
  readonly values: Pick<OrderDraft, "containerActionId" | "amount" | "timeWindow" | OrderTextField>;
  readonly changes: readonly OrderAgainChange[];
}

/**
 * The values to order again what an earlier order was for; `today` is the server's check by today's rules. An action
 * that is no longer offered is replaced by the default action; the date must be chosen again. Null if nothing can be
 * ordered.
 */
export function orderAgainDraft(
  order: Order,
  today: Reorder,
  { terms, wasteType }: Agreement,
  offered: readonly ContainerActionId[],
): OrderAgainDraft | null {
  const isOffered = today.verdict.allowed && offered.includes(order.containerActionId);
  const action = isOffered ? order.containerActionId : defaultContainerAction(offered);
  if (action === undefined) return null;
  const subject = { terms, containerActionId: action };
  const amount = isOffered ? today.amount : amountLimits(subject).least;
  const changes: readonly (OrderAgainChange | false)[] = [
    !isOffered && { kind: "action", previous: order.containerActionId, current: action },
    amount !== order.amount && { kind: "amount", previous: order.amount, current: amount },
    order.wasteType.id !== wasteType.id && { kind: "waste", previous: order.wasteType.description },
  ];
  return {
    values: {
      containerActionId: action,
      amount,
      timeWindow: today.timeWindow,
      ...toTextInputs({ ...today, details: needsPartsList(subject) ? today.details : null }),
    },
    changes: changes.filter((change) => change !== false),
  };
}
