import { findInquiryListRow, listInquiryFiles } from "../agreements/index.ts";
import type { WriteContext } from "../base/context.ts";
import { lockAnyOrder } from "../orders/index.ts";
import { keepInquiryFilesTexts } from "./keep-inquiry-files.texts.ts";
import { insertMessage, insertMessageFiles } from "./messages.store.ts";

/** Nobody typed this message, so it is in German, the language of the provider's customers. */
const texts = keepInquiryFilesTexts.de;

/**
 * Copies an inquiry that has files to the order that resulted from it, as the order's first message. An inquiry without
 * files is not copied.
 */
export async function keepInquiryFiles(
  work: WriteContext,
  { id, inquiryId }: { readonly id: number; readonly inquiryId: number },
): Promise<void> {
  const files = await listInquiryFiles(work, inquiryId);
  const inquiry = await findInquiryListRow(work, inquiryId);
  if (files.length === 0 || inquiry === undefined) return;
  const messageId = await insertMessage(work, await lockAnyOrder(work, id), {
    authorId: inquiry.created_by,
    text: inquiry.note || texts.withoutNote,
    awaitsAnswer: false,
  });
  await insertMessageFiles(
    work,
    files.map((file) => ({ message_id: messageId, ...file })),
  );
}
