import { berlinDate } from "@kreislauf/contract/base";
import { isLimitedByContainers } from "@kreislauf/contract/catalog";
import type { WriteContext } from "../../base/context.ts";
import { lockOpenOrdersAfter, readAgreementContainers } from "../base/container-movements.store.ts";
import { cancelBySystem } from "./cancel-by-system.ts";
import type { OrderRow } from "../base/orders.tables.ts";

/**
 * When the date of a placement is set and the agreement has no container before it, orders between today and that date
 * that need a container could not be carried out: the system cancels them (docs/coverage.md D3.22).
 */
export async function cancelOrdersBeforePlacement(
  work: WriteContext,
  placement: Pick<OrderRow, "agreement_id" | "desired_date">,
): Promise<void> {
  const { stock, movements, unit } = await readAgreementContainers(work, placement.agreement_id);
  const placedBefore = movements.some(
    (movement) => movement.containers > 0 && movement.date < placement.desired_date,
  );
  if (stock > 0 || placedBefore) return;
  const upcoming = await lockOpenOrdersAfter(work, placement.agreement_id, berlinDate(work.now));
  const unservable = upcoming.filter(
    (order) =>
      order.desired_date < placement.desired_date && isLimitedByContainers(order.container_action_id, unit),
  );
  await cancelBySystem(work, unservable, "next_delivery");
}
