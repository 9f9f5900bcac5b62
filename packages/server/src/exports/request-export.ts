import { Refusal } from "@kreislauf/contract/base";
import { type Context, inTransaction, type TransactionContext } from "../base/context.ts";
import { ensureExportsThemselves } from "../base/record-export.ts";
import {
  countWaitingExports,
  hasWaitingExport,
  insertExport,
  type JobRequest,
  lockRequester,
} from "./exports.store.ts";

/** Maximum number of files that one person may have in progress at a time. */
const maxWaiting = 5;

/**
 * Has a job create the file. Requesting the same file again while it is in progress changes nothing; a person who
 * already has `maxWaiting` other files in progress is refused.
 */
export const requestExport = (context: Context, wish: JobRequest): Promise<void> =>
  inTransaction(context, (transaction) => enqueueExport(transaction, wish));

export async function enqueueExport(context: TransactionContext, wish: JobRequest): Promise<void> {
  ensureExportsThemselves(context);
  await lockRequester(context);
  if (await hasWaitingExport(context, wish)) return;
  if ((await countWaitingExports(context)) >= maxWaiting) throw new Refusal("too_many_requests");
  await insertExport(context, wish);
}
