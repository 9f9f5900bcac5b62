import { Refusal } from "@kreislauf/contract/base";
import type { SketchFile } from "@kreislauf/contract/sites";
import type { Context } from "../base/context.ts";
import { writeDataUri } from "../base/files/data-uri.ts";
import { findMessageFile } from "./messages.store.ts";

/** A photo or PDF of a message; the caller has checked the order. */
export async function getAttachment(
  context: Pick<Context, "db" | "files">,
  orderId: number,
  attachmentId: number,
): Promise<SketchFile> {
  const file = await findMessageFile(context, orderId, attachmentId);
  if (file === undefined) throw new Refusal("not_found");
  return {
    fileName: file.file_name,
    file: writeDataUri(file.media_type, await context.files.read(file.content_hash)),
  };
}
