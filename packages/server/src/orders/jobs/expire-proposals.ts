import { systemCause } from "../steps/cancel-by-system.ts";
import { performStep } from "../steps/perform-step.ts";
import { expireProposalStep } from "../steps/proposal-steps.ts";
import { lockOrdersWithExpiredProposal } from "./due-orders.store.ts";
import { type BatchSource, batchSize, runBatch } from "./run-batch.ts";

/** Ends proposals whose deadline for an answer has passed. Returns the number of orders. */
export const expireProposals = (source: BatchSource): Promise<number> =>
  runBatch(source, async (work) => {
    const orders = await lockOrdersWithExpiredProposal(work, batchSize);
    for (const order of orders) {
      if (order.proposal !== null)
        await performStep(work, order, expireProposalStep(order.proposal), systemCause(work));
    }
    return orders.length;
  });
