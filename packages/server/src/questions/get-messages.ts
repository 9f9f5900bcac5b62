import type { OrderMessages } from "@kreislauf/contract/questions";
import { systemUser } from "@kreislauf/contract/users";
import type { Context } from "../base/context.ts";
import type { OrderRow } from "../orders/index.ts";
import { listMessageFiles, listMessages, listReads } from "./messages.store.ts";

/** The messages on an order as its reader sees them: a person, or dispatch as the provider's user. */
export async function getMessages(
  source: Pick<Context, "db">,
  order: Pick<OrderRow, "id" | "site_id">,
  readerId: number,
): Promise<OrderMessages> {
  const messages = await listMessages(source, order.id);
  const files = await listMessageFiles(source, order.id);
  const reads = await listReads(source, order.id);
  const isProvider = readerId === systemUser.provider;
  const readUntil = reads.find(({ user_id }) => user_id === readerId)?.read_until ?? 0;
  // For dispatch, a message is read once any person of the customer has read it.
  const readBy = (ofProvider: boolean) =>
    Math.max(
      0,
      ...reads
        .filter(({ user_id }) => (user_id === systemUser.provider) === ofProvider)
        .map(({ read_until }) => read_until),
    );
  const readByProvider = readBy(true);
  const readByCustomer = readBy(false);
  const waiting = messages.find(({ awaits_answer }) => awaits_answer);
  return {
    orderId: order.id,
    serviceLocationId: order.site_id,
    messages: messages.map((row) => ({
      id: row.id,
      text: row.text,
      sentOn: row.sent_at,
      fromProvider: row.from_provider,
      author: row.author,
      isRead: row.id <= (row.from_provider ? readByCustomer : readByProvider),
      attachments: files
        .filter(({ message_id }) => message_id === row.id)
        .map((file) => ({
          id: file.id,
          fileName: file.file_name,
          mediaType: file.media_type,
          sizeBytes: file.size_bytes,
        })),
    })),
    unread: messages.filter((row) => row.from_provider !== isProvider && row.id > readUntil).length,
    awaits: waiting === undefined ? null : waiting.from_provider ? "customer" : "provider",
  };
}
