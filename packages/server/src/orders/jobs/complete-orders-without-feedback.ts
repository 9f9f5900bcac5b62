import { addDays, berlinDate } from "@kreislauf/contract/base";
import type { Config } from "../../base/config.ts";
import { systemCause } from "../steps/cancel-by-system.ts";
import { completeWithoutFeedbackStep } from "../steps/order-steps.ts";
import { performStep } from "../steps/perform-step.ts";
import { lockOrdersExecutedBefore } from "./due-orders.store.ts";
import { type BatchSource, batchSize, runBatch } from "./run-batch.ts";

/**
 * Marks orders as done that the provider reported as carried out, if nobody reacted within `FEEDBACK_DAYS` days after
 * the day of execution, or after the desired date if that was later. Returns the number of orders.
 */
export const completeOrdersWithoutFeedback = (
  source: BatchSource & { readonly config: Pick<Config, "FEEDBACK_DAYS"> },
): Promise<number> =>
  runBatch(source, async (work) => {
    const lastDay = addDays(berlinDate(work.now), -source.config.FEEDBACK_DAYS);
    const orders = await lockOrdersExecutedBefore(work, lastDay, batchSize);
    const cause = systemCause(work);
    for (const order of orders)
      await performStep(work, order, completeWithoutFeedbackStep(order, cause), cause);
    return orders.length;
  });
