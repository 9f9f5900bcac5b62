import { berlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { isBoundByContainers } from "@kreislauf/contract/catalog";
import type { Work } from "../base/context.ts";
import { lockLaterOrders, readContainers } from "./agreement-containers.ts";
import { cancelBySystem } from "./cancel-by-system.ts";
import type { OrderRow } from "./orders.tables.ts";

/**
 * When the provider sets the date of a placement and no container stands before it, the agreement's open orders
 * between today and that date would find nothing to serve: the system cancels them (decisions.md section 3).
 */
export async function cancelBeforePlacement(
  work: Work,
  placement: Pick<OrderRow, "agreement_id" | "desired_date">,
): Promise<void> {
  const { stock, movements, unit } = await readContainers(work, placement.agreement_id);
  const placedBefore = movements.some(
    (movement) => movement.containers > 0 && movement.date < placement.desired_date,
  );
  if (stock > 0 || placedBefore) return;
  const ahead = await lockLaterOrders(work, placement.agreement_id, berlinDate(work.now));
  const pointless = ahead.filter(
    (order) =>
      order.desired_date < placement.desired_date &&
      isBoundByContainers(order.container_action_id as ContainerActionId, unit),
  );
  await cancelBySystem(work, pointless, "next_delivery");
}
