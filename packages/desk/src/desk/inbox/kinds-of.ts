import { containerAction } from "@kreislauf/contract/catalog";
import type { DeskAnswerKind, DeskOrderDetail } from "@kreislauf/contract/desk";
import { orderStatus } from "@kreislauf/contract/orders";
import { today } from "@kreislauf/ui/base/today.ts";

const pendingKinds: readonly DeskAnswerKind[] = [
  "confirm",
  "propose",
  "move",
  "execute",
  "fail",
  "cancel",
  "redeclare",
];

/** The kinds of answers that the order's phase allows. The server checks again. */
export function kindsOf({ order, executedOn }: DeskOrderDetail): readonly DeskAnswerKind[] {
  const isPlacement = order.containerActionId === containerAction.place;
  if (order.phase === "new" || order.phase === "confirmed" || order.phase === "proposal")
    return pendingKinds.filter((kind) => {
      if (kind === "move") return isPlacement;
      // Not for a desired date today or in the past: the customer would have no time to answer the proposal.
      if (kind === "propose") return order.desiredDate > today();
      return kind !== "confirm" || order.phase !== "confirmed";
    });
  if (order.phase !== "executed" && order.phase !== "claimed") return [];
  const mayRedeclare = order.orderStatusId !== orderStatus.done;
  // An order may be reported as executed even after the customer has claimed it.
  const mayExecute = order.phase === "claimed" && executedOn === null;
  return [
    ...(mayExecute ? ["execute" as const] : []),
    ...(executedOn === null ? [] : ["correct" as const]),
    ...(mayRedeclare ? ["redeclare" as const] : []),
  ];
}
