import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../base/config.ts";
import { type RunningJob, runRepeatedly } from "../../base/jobs/run-repeatedly.ts";
import { endDueAgreements } from "../../agreements/index.ts";
import { applyAcceptedChanges } from "./apply-accepted-changes.ts";
import { completeOrdersWithoutFeedback } from "./complete-orders-without-feedback.ts";
import { endAgreementsOfDeactivated } from "./end-agreements-of-deactivated.ts";
import { expireProposals } from "./expire-proposals.ts";
import { createCycleOrders } from "./create-cycle-orders.ts";
import { sendOrderDigests } from "./send-order-digests.ts";
import { type BatchSource, runBatch } from "./run-batch.ts";

interface Source extends BatchSource {
  readonly config: Pick<Config, "FEEDBACK_DAYS">;
}

/**
 * The pause between two rounds. Nothing needs a shorter one: an answer to an expired proposal is refused even before
 * this job has written the log entry.
 */
const pauseMilliseconds = 10_000;

/**
 * Runs the automatic changes of orders, round after round. Every process does that; each order is handled by one of
 * them.
 */
export const startOrderJobs = (
  source: Source & { readonly log: Pick<FastifyBaseLogger, "error"> },
): RunningJob =>
  runRepeatedly(source.log, () => runOrderJobs(source), { name: "order_jobs", pauseMilliseconds });

/** Runs each job once. True if at least one of them found something to do: then the next round should start at once. */
async function runOrderJobs(source: Source): Promise<boolean> {
  const finished = await completeOrdersWithoutFeedback(source);
  const expired = await expireProposals(source);
  const applied = await runBatch(source, applyAcceptedChanges);
  const closed = await runBatch(source, endAgreementsOfDeactivated);
  const ended = await runBatch(source, endDueAgreements);
  const made = await runBatch(source, createCycleOrders);
  const mailed = await runBatch(source, sendOrderDigests);
  return finished + expired + applied + closed + ended + made + mailed > 0;
}
