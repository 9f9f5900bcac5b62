import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { isCancelledByWithdrawal } from "@kreislauf/contract/orders";
import type { Work } from "../base/context.ts";
import { lockLaterOrders, readContainers } from "./agreement-containers.ts";
import { cancelBySystem } from "./cancel-by-system.ts";
import type { OrderRow } from "./orders.tables.ts";

/**
 * A withdrawal, once written, cancels what its containers were still to be served for: a full one every later open
 * order, a partial one those later ones that ask for more containers than remain (decisions.md section 3).
 */
export async function cancelAfterWithdrawal(
  work: Work,
  withdrawal: Pick<OrderRow, "agreement_id" | "desired_date">,
): Promise<void> {
  const { stock, movements, unit } = await readContainers(work, withdrawal.agreement_id);
  const remaining = movements
    .filter((movement) => movement.date <= withdrawal.desired_date)
    .reduce((sum, movement) => sum + movement.containers, stock);
  const later = await lockLaterOrders(work, withdrawal.agreement_id, withdrawal.desired_date);
  const planned = { desiredDate: withdrawal.desired_date, remaining, unit };
  const pointless = later.filter((order) => isCancelledByWithdrawal(wishOf(order), planned));
  await cancelBySystem(work, pointless, "withdrawal");
}

const wishOf = (order: OrderRow) => ({
  desiredDate: order.desired_date,
  containerActionId: order.container_action_id as ContainerActionId,
  amount: order.amount,
});
