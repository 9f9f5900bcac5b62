import { Refusal } from "@kreislauf/contract/base";
import { type AttachmentMediaType, maxAttachmentBytes, type NewMessage } from "@kreislauf/contract/questions";
import { systemUser } from "@kreislauf/contract/users";
import type { InTransaction, PublicContext } from "../base/context.ts";
import { readDataUri } from "../base/files/data-uri.ts";
import { logMessage, normalizePhoto, type OrderRow } from "../orders/index.ts";
import {
  insertMessage,
  insertMessageFiles,
  listMessages,
  markRead,
  settleMessages,
} from "./messages.store.ts";

interface ReadAttachment {
  readonly fileName: string;
  readonly mediaType: AttachmentMediaType;
  readonly content: Buffer;
}

/** Photos are encoded anew, without their place; a PDF is kept as it is, if it is whole. */
export async function readAttachments({
  attachments,
}: Pick<NewMessage, "attachments">): Promise<readonly ReadAttachment[]> {
  const read: ReadAttachment[] = [];
  // One after the other, because decoding takes memory.
  for (const { fileName, file } of attachments) read.push(await readAttachment(fileName, file));
  return read;
}

async function readAttachment(fileName: string, file: string): Promise<ReadAttachment> {
  const bytes = readDataUri(file);
  if (bytes === undefined) throw new Refusal("attachment_unusable");
  if (bytes.length > maxAttachmentBytes) throw new Refusal("attachment_too_large");
  const name = fileName.replace(/^.*[/\\]/, "") || fileName;
  if (bytes.subarray(0, 5).toString("latin1") !== "%PDF-") {
    const content = await normalizePhoto(file);
    return { fileName: `${name.replace(/\.[^.]*$/, "")}.jpg`, mediaType: "image/jpeg", content };
  }
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(bytes.subarray(-1_024).toString("latin1"))) {
    throw new Refusal("attachment_unusable");
  }
  return { fileName: name, mediaType: "application/pdf", content: bytes };
}

/** Keeps the content of attachments; returns the columns of their rows. */
export async function storeAttachments(
  { files }: Pick<PublicContext, "files">,
  attachments: readonly ReadAttachment[],
) {
  const stored = [];
  for (const { fileName, mediaType, content } of attachments) {
    stored.push({
      file_name: fileName,
      media_type: mediaType,
      content_hash: await files.write(content),
      size_bytes: content.length,
    });
  }
  return stored;
}

/** Adds a person's or the dispatch's message to a locked order. Earlier messages count as answered. */
export async function writeMessage(
  work: Pick<InTransaction<PublicContext>, "db" | "now" | "files">,
  order: OrderRow,
  authorId: number,
  { text, attachments }: { readonly text: string; readonly attachments: readonly ReadAttachment[] },
): Promise<void> {
  const earlier = await listMessages(work, order.id);
  await settleMessages(work, order.id);
  const id = await insertMessage(work, order, { authorId, text });
  const files = (await storeAttachments(work, attachments)).map((file) => ({ message_id: id, ...file }));
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
