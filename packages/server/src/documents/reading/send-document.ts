import type { FileContent } from "@kreislauf/contract/base";
import type { DocumentForm } from "@kreislauf/contract/documents";
import type { Context } from "../../base/context.ts";
import { readDocumentFile } from "../rendering/document-files.ts";
import { getDocument } from "../base/documents.store.ts";

/** Small enough for a slow connection while others are served. */
const pieceBytes = 64 * 1024;

/** A document as a data URI. */
export async function getDocumentAsDataUri(context: Context, id: number, form: DocumentForm) {
  const { name, mediaType, content } = await readDocumentFile(context, await getDocument(context, id), form);
  return { fileName: name, file: `data:${mediaType};base64,${content.toString("base64")}` };
}

/** The same as a file. Its hash is verified before the first byte is sent. */
export async function sendDocument(context: Context, id: number, form: DocumentForm): Promise<FileContent> {
  const { name, mediaType, content } = await readDocumentFile(context, await getDocument(context, id), form);
  return { name, mediaType, size: content.length, content: piecesOf(content) };
}

async function* piecesOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += pieceBytes) yield content.subarray(at, at + pieceBytes);
}
