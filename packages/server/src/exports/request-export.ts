import { Refusal } from "@kreislauf/contract/base";
import { type Context, inTransaction } from "../base/context.ts";
import { countWaitingExports, hasWaitingExport, insertExport } from "./exports.store.ts";
import type { ExportRequest } from "./build-export-file.ts";

/** Files that one person may have in progress at a time. */
const maxWaiting = 5;

/** Has a job create the file. Requesting the same file again while it is in progress changes nothing. */
export const requestExport = (context: Context, wish: ExportRequest): Promise<void> =>
  inTransaction(context, async (transaction) => {
    if (await hasWaitingExport(transaction, wish)) return;
    if ((await countWaitingExports(transaction)) >= maxWaiting) throw new Refusal("too_many_requests");
    await insertExport(transaction, wish);
  });
