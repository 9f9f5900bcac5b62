import { systemUser } from "@kreislauf/contract/users";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { type RunningJob, runRepeatedly } from "../base/jobs/run-repeatedly.ts";
import { lockDueRequests, logRequest, updateRequest } from "./approval-requests.store.ts";
import type { ApprovalRequestRow } from "./approvals.tables.ts";
import { listApproversAt } from "./approvers.store.ts";
import { notifyLapsed } from "./notify-approvers.ts";
import { decidersOf } from "./to-approval-view.ts";

const batchSize = 20;

interface Source {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Deciding on a request is refused as soon as its deadline has passed. This job then ends it: it writes the log, sends
 * the mails and frees the containers.
 */
export const startApprovalJobs = (
  source: Source & { readonly log: Pick<FastifyBaseLogger, "error"> },
): RunningJob =>
  runRepeatedly(source.log, async () => (await lapseRequests(source)) === batchSize, {
    name: "approvals",
    pauseMilliseconds: 10_000,
  });

/** Ends requests that nobody decided in time. Returns the number of requests. */
export const lapseRequests = ({ db, clock }: Source): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const work = { db: transaction, now: clock.now() };
    const requests = await lockDueRequests(work, batchSize);
    for (const request of requests) await lapseRequest(work, request);
    return requests.length;
  });

export async function lapseRequest(work: WriteContext, request: ApprovalRequestRow): Promise<void> {
  const approvers = decidersOf(request, await listApproversAt(work, request.company_id, request.site_id));
  await updateRequest(work, request, { state: "lapsed", decided_on: work.now.toString() });
  await logRequest(work, request.id, "lapsed", null);
  await notifyLapsed(work, request.id, approvers, systemUser.system);
}
