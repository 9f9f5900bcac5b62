import type { WriteContext } from "../../base/context.ts";
import { writeStep } from "./write-step.ts";
import { updateAgreementContainers } from "./update-agreement-containers.ts";
import type { StepCause, OrderStep } from "./order-steps.ts";
import type { OrderRow } from "../base/orders.tables.ts";
import { notifyOfStep } from "./notify-of-step.ts";

/**
 * Everything that follows from a step of an order, whoever takes it: the change with its log entry, the effect on the
 * agreement's containers, and the mail. The caller has locked the order and its agreement.
 */
export async function performStep(
  work: WriteContext,
  order: OrderRow,
  step: OrderStep,
  cause: StepCause,
): Promise<OrderRow> {
  const after = await writeStep(work, order, step, cause.by.id);
  await updateAgreementContainers(work, order, after);
  await notifyOfStep(work, after, step, cause);
  return after;
}
