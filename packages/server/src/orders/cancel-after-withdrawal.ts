import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { isBoundByContainers } from "@kreislauf/contract/catalog";
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
  const asksTooMuch = (order: OrderRow) =>
    order.amount > remaining && isBoundByContainers(order.container_action_id as ContainerActionId, unit);
  await cancelBySystem(work, remaining > 0 ? later.filter(asksTooMuch) : later, "withdrawal");
}
