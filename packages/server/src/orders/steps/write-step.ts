import { Refusal } from "@kreislauf/contract/base";
import type { WriteContext } from "../../base/context.ts";
import { recordNotification } from "../../base/record-notification.ts";
import { orderNotification } from "../base/order-notification.ts";
import { applyStep, type OrderStep } from "./order-steps.ts";
import type { OrderRow } from "../base/orders.tables.ts";

/**
 * Writes a step with its log entry and notification. Returns the order after the step. If the row has changed since the
 * rule was checked, the step is refused.
 */
export async function writeStep(
  work: WriteContext,
  order: OrderRow,
  step: OrderStep,
  changedBy: number,
): Promise<OrderRow> {
  const { db, now } = work;
  const { claim, cancellation, proposal, ...columns } = step.set;
  const result = await db
    .updateTable("orders")
    .set({
      ...columns,
      ...(claim !== undefined && { claim: claim === null ? null : JSON.stringify(claim) }),
      ...(cancellation !== undefined && {
        cancellation: cancellation === null ? null : JSON.stringify(cancellation),
      }),
      ...(proposal !== undefined && { proposal: proposal === null ? null : JSON.stringify(proposal) }),
      version: order.version + 1,
    })
    .where("id", "=", order.id)
    .where("status", "=", order.status)
    .where("version", "=", order.version)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new Refusal("order_changed");
  await db
    .insertInto("order_log")
    .values({
      order_id: order.id,
      changed_on: now.toString(),
      changed_by: changedBy,
      change: step.change,
      old: JSON.stringify(step.old),
      new: JSON.stringify(step.new),
    })
    .execute();
  const after = applyStep(order, step);
  const notification = orderNotification(after, step.change, step.new, changedBy);
  if (notification !== undefined) await recordNotification(work, { ...notification, subjectId: order.id });
  return after;
}
