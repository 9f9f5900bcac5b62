import { berlinDate } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { orderStatus, type OrderChangeFields, type OrderStatusId } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import { sql } from "kysely";
import { batches } from "../base/batches.ts";
import type { Work } from "../base/context.ts";
import { cancelBeforePlacement } from "./cancel-before-placement.ts";
import { cancelWithoutContainers, lossBy } from "./cancel-without-containers.ts";
import type { OrderRow } from "./orders.tables.ts";

/** An order of a former portal, with the number it had there. */
export type ImportedOrder = Omit<OrderRow, "id">;

/**
 * Writes orders of a former portal as they stand, each with one entry of its log. Nobody is told: for their people
 * nothing has happened. Placements and withdrawals ahead cancel what they make pointless, like all others.
 */
export async function writeImportedOrders(work: Work, orders: readonly ImportedOrder[]): Promise<void> {
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
      await cancelWithoutContainers(work, lossBy(order));
    if (order.container_action_id === containerAction.place) await cancelBeforePlacement(work, order);
  }
}

/** What the log tells of it: how it ended there. */
const importedFields = (order: ImportedOrder): OrderChangeFields => ({
  orderStatusId: order.status as OrderStatusId,
  ...(order.executed_on !== null && { executedOn: order.executed_on, weightKg: order.weight_kg }),
  ...(order.treatment_code !== "" && { treatmentCode: order.treatment_code }),
});

/** Which of these numbers are given, to whom, and whether by an import. */
export const listOrdersNumbered = ({ db }: Work, numbers: readonly number[]) =>
  db
    .selectFrom("orders")
    .select((select) => [
      "order_number",
      "agreement_id",
      select
        .exists(
          select
            .selectFrom("order_log")
            .select("order_log.id")
            .whereRef("order_log.order_id", "=", "orders.id")
            .where("order_log.change", "=", "imported"),
        )
        .as("is_imported"),
    ])
    .where("order_number", "in", [...numbers])
    .execute();

/** Orders to come are numbered beyond these. A sequence does not come back with its transaction. */
export async function numberBeyond({ db }: Work, number: number): Promise<void> {
  await sql`select setval('order_numbers', ${number}::bigint) from order_numbers
    where last_value < ${number}::bigint`.execute(db);
}
