import type { Agreement } from "@kreislauf/contract/agreements";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { isBoundByContainers } from "@kreislauf/contract/catalog";
import type { Order } from "@kreislauf/contract/orders";
import { amountLimits, needsPartsList } from "@kreislauf/contract/orders";
import { firstAction } from "./first-action.ts";
import type { OrderDraft } from "./order-issues.ts";

/** What is different from an earlier order when it is given once more. */
export type AgainChange =
  | { readonly kind: "action"; readonly was: ContainerActionId; readonly now: ContainerActionId }
  /** `boundBy`: what stands on site, or what the offer allows now. */
  | {
      readonly kind: "amount";
      readonly was: number;
      readonly now: number;
      readonly boundBy: "containers" | "offer";
    }
  | { readonly kind: "waste"; readonly was: string };

interface Again {
  readonly values: Pick<
    OrderDraft,
    "containerActionId" | "amount" | "timeWindow" | "customerOrderNumber" | "noteToDisposer" | "details"
  >;
  readonly changes: readonly AgainChange[];
}

/**
 * An earlier order as a wish of today: what the agreement no longer offers or holds is replaced by what is nearest
 * to it. The date is always chosen anew. Null where nothing can be ordered.
 */
export function orderAgain(
  order: Order,
  agreement: Agreement,
  offered: readonly ContainerActionId[],
): Again | null {
  const { terms, containersOnSite, wasteType } = agreement;
  const isOffered = offered.includes(order.containerActionId);
  const action = isOffered ? order.containerActionId : firstAction(offered);
  if (action === undefined) return null;

  const { least, most } = amountLimits({ terms, containerActionId: action });
  const onSite = isBoundByContainers(action, terms.unit) ? containersOnSite : Infinity;
  const largest = Math.min(most ?? Infinity, onSite);
  const amount = Math.max(least, Math.min(order.amount, largest));
  const changes: readonly (AgainChange | false)[] = [
    !isOffered && { kind: "action", was: order.containerActionId, now: action },
    amount !== order.amount && {
      kind: "amount",
      was: order.amount,
      now: amount,
      boundBy: amount === onSite ? "containers" : "offer",
    },
    order.wasteType.id !== wasteType.id && { kind: "waste", was: order.wasteType.description },
  ];
  return {
    values: {
      containerActionId: action,
      amount,
      timeWindow: order.timeWindow,
      customerOrderNumber: order.customerOrderNumber ?? "",
      noteToDisposer: order.noteToDisposer ?? "",
      details: needsPartsList({ terms, containerActionId: action }) ? (order.details ?? "") : "",
    },
    changes: changes.filter((change) => change !== false),
  };
}
