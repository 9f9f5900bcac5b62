import type { WriteContext } from "../../base/context.ts";
import { writeStep } from "./write-step.ts";
import { updateAgreementContainers } from "./update-agreement-containers.ts";
import type { StepCause, OrderStep } from "./order-steps.ts";
import type { OrderRow } from "../base/orders.tables.ts";
import { notifyOfStep } from "./notify-of-step.ts";

/**
 * Carries out a step of an order that a person, the provider or the system takes: writes the change with its log entry
 * and notification, updates the agreement's containers and sends the mail. Returns the order after the step. The caller
 * has locked the order and its agreement.
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
