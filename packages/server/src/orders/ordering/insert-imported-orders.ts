import { berlinDate } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { orderStatus, type OrderChangeFields } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import { batches } from "../../base/database/batches.ts";
import type { WriteContext } from "../../base/context.ts";
import { cancelOrdersBeforePlacement } from "../steps/cancel-orders-before-placement.ts";
import {
  cancelOrdersWithoutContainers,
  reductionByWithdrawal,
} from "../steps/cancel-orders-without-containers.ts";
import type { OrderRow } from "../base/orders.tables.ts";

/** An order of a previous portal, with the number that it had there. */
export type ImportedOrder = Omit<OrderRow, "id">;

/**
 * Writes orders of a previous portal, each with one log entry. Nobody is notified, because nothing new has happened.
 * Future placements and withdrawals cancel the orders that they make pointless, as in the portal itself.
 */
export async function insertImportedOrders(
  work: WriteContext,
  orders: readonly ImportedOrder[],
): Promise<void> {
  for (const batch of batches(orders)) {
    const written = await work.db
      .insertInto("orders")
      .values(
        batch.map(({ claim, cancellation, proposal, ...columns }) => ({
          ...columns,
          claim: claim && JSON.stringify(claim),
          cancellation: cancellation && JSON.stringify(cancellation),
          proposal: proposal && JSON.stringify(proposal),
        })),
      )
      .returning(["id", "order_number"])
      .execute();
    const idOf = new Map(written.map((row) => [row.order_number, row.id]));
    await work.db
      .insertInto("order_log")
      .values(
        batch.map((order) => ({
          order_id: idOf.get(order.order_number) as number,
          changed_on: work.now.toString(),
          changed_by: systemUser.provider,
          change: "imported" as const,
          old: JSON.stringify({}),
          new: JSON.stringify(importedFields(order)),
        })),
      )
      .execute();
  }
  const today = berlinDate(work.now);
  for (const order of orders) {
    if (order.status !== orderStatus.open || order.desired_date <= today) continue;
    if (order.container_action_id === containerAction.remove)
      await cancelOrdersWithoutContainers(work, reductionByWithdrawal(order));
    if (order.container_action_id === containerAction.place) await cancelOrdersBeforePlacement(work, order);
  }
}

/** The fields of the log entry: the order's status and what was reported of its execution in the previous portal. */
const importedFields = (order: ImportedOrder): OrderChangeFields => ({
  orderStatusId: order.status,
  ...(order.executed_on !== null && { executedOn: order.executed_on, weightKg: order.weight_kg }),
  ...(order.treatment_code !== "" && { treatmentCode: order.treatment_code }),
});
