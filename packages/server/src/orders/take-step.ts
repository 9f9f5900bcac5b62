import type { Work } from "../base/context.ts";
import { changeOrder } from "./change-order.ts";
import { followWithContainers } from "./follow-with-containers.ts";
import type { Cause, OrderStep } from "./order-steps.ts";
import type { OrderRow } from "./orders.tables.ts";
import { tellAboutStep } from "./tell-about-step.ts";

/**
 * Everything a step of an order brings about, whoever takes it: the change with its log entry, what it does to
 * the containers of the agreement, and the mail. The order and its agreement are locked.
 */
export async function takeStep(
  work: Work,
  order: OrderRow,
  step: OrderStep,
  cause: Cause,
): Promise<OrderRow> {
  const after = await changeOrder(work, order, step, cause.by.id);
  await followWithContainers(work, order, after);
  await tellAboutStep(work, after, step, cause);
  return after;
}
