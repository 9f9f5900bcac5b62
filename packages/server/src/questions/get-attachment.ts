import type { SketchFile } from "@kreislauf/contract/sites";
import type { Context } from "../base/context.ts";
import { readStoredFile } from "../base/files/read-stored-file.ts";
import { findMessageFile } from "./messages.store.ts";

/** A photo or PDF of a message; the caller has checked the order. */
export async function getAttachment(
  context: Pick<Context, "db" | "files">,
  orderId: number,
  attachmentId: number,
): Promise<SketchFile> {
  return await readStoredFile(context, await findMessageFile(context, orderId, attachmentId));
}
