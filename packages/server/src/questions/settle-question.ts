import type { OrderRow } from "../orders/index.ts";
import type { WriteContext } from "../base/context.ts";
import { ensureLastMessage } from "./ensure-last-message.ts";
import { listMessages, settleMessages } from "./messages.store.ts";

/** Marks what one side has written on a locked order as not waiting for an answer any more. */
export async function settleQuestion(
  work: WriteContext,
  order: Pick<OrderRow, "id">,
  { fromProvider, lastId }: { readonly fromProvider: boolean; readonly lastId: number | null | undefined },
): Promise<void> {
  ensureLastMessage(await listMessages(work, order.id), lastId);
  await settleMessages(work, order.id, fromProvider);
}
