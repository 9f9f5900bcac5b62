import { Refusal } from "@kreislauf/contract/base";
import { type Context, inTransaction } from "../base/context.ts";
import { countWaiting, findWaiting, insertExport } from "./exports.store.ts";
import type { ExportWish } from "./file-of.ts";

/** Files that one person may have in the making at a time. */
const mostWaiting = 5;

/** Has a job make the file. Asking for the same again while it is being made asks for nothing more. */
export const requestExport = (context: Context, wish: ExportWish): Promise<void> =>
  inTransaction(context, async (transaction) => {
    if (await findWaiting(transaction, wish)) return;
    if ((await countWaiting(transaction)) >= mostWaiting) throw new Refusal("too_many_requests");
    await insertExport(transaction, wish);
  });
