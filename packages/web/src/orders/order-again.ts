import type { Agreement } from "@kreislauf/contract/agreements";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import type { Order, OrderAgain } from "@kreislauf/contract/orders";
import { amountLimits, needsPartsList } from "@kreislauf/contract/orders";
import { firstAction } from "./first-action.ts";
import type { OrderDraft } from "./order-issues.ts";

/** What is different from an earlier order when it is given once more. */
export type AgainChange =
  | { readonly kind: "action"; readonly was: ContainerActionId; readonly now: ContainerActionId }
  | { readonly kind: "amount"; readonly was: number; readonly now: number }
  | { readonly kind: "waste"; readonly was: string };

interface Again {
  readonly values: Pick<
    OrderDraft,
    "containerActionId" | "amount" | "timeWindow" | "customerOrderNumber" | "noteToDisposer" | "details"
  >;
  readonly changes: readonly AgainChange[];
}

/**
 * An earlier order as a wish of today, which the server has checked (`today`). Another action takes the place of one
 * that is not offered any more; the date is always chosen anew. Null where nothing can be ordered.
 */
export function orderAgain(
  order: Order,
  today: OrderAgain,
  { terms, wasteType }: Agreement,
  offered: readonly ContainerActionId[],
): Again | null {
  const isOffered = today.verdict.allowed && offered.includes(order.containerActionId);
  const action = isOffered ? order.containerActionId : firstAction(offered);
  if (action === undefined) return null;
  const subject = { terms, containerActionId: action };
  const amount = isOffered ? today.amount : amountLimits(subject).least;
  const changes: readonly (AgainChange | false)[] = [
    !isOffered && { kind: "action", was: order.containerActionId, now: action },
    amount !== order.amount && { kind: "amount", was: order.amount, now: amount },
    order.wasteType.id !== wasteType.id && { kind: "waste", was: order.wasteType.description },
  ];
  return {
    values: {
      containerActionId: action,
      amount,
      timeWindow: today.timeWindow,
      customerOrderNumber: today.customerOrderNumber ?? "",
      noteToDisposer: today.noteToDisposer ?? "",
      details: needsPartsList(subject) ? (today.details ?? "") : "",
    },
    changes: changes.filter((change) => change !== false),
  };
}
