import { systemUser } from "@kreislauf/contract/users";
import type { InTransaction, PublicContext } from "../base/context.ts";
import type { StoredAttachment } from "../base/files/store-attachments.ts";
import { logMessage, type OrderRow } from "../orders/index.ts";
import { ensureLastMessage } from "./ensure-last-message.ts";
import {
  insertMessage,
  insertMessageFiles,
  listMessages,
  markRead,
  settleMessages,
} from "./messages.store.ts";

interface Message {
  readonly text: string;
  readonly attachments: readonly StoredAttachment[];
  readonly lastId?: number | null | undefined;
}

/** Adds a message of a person or of dispatch to a locked order. Earlier messages no longer wait for an answer. */
export async function writeMessage(
  work: Pick<InTransaction<PublicContext>, "db" | "now">,
  order: OrderRow,
  authorId: number,
  { text, attachments, lastId }: Message,
): Promise<void> {
  const earlier = await listMessages(work, order.id);
  ensureLastMessage(earlier, lastId);
  await settleMessages(work, order.id);
  const id = await insertMessage(work, order, { authorId, text });
  const files = attachments.map((file) => ({ message_id: id, ...file }));
  if (files.length > 0) await insertMessageFiles(work, files);
  await markRead(work, order.id, authorId, id);
  const asker = earlier.findLast(({ from_provider }) => !from_provider);
  await logMessage(work, order, {
    text,
    hasAttachments: files.length > 0,
    by: authorId,
    addressee: asker ? { id: asker.author_id, name: asker.author } : { id: systemUser.provider, name: "" },
  });
}
