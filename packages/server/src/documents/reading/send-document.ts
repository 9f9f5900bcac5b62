import type { FileContent } from "@kreislauf/contract/base";
import type { DocumentForm } from "@kreislauf/contract/documents";
import type { Context } from "../../base/context.ts";
import { getDocument } from "../base/documents.store.ts";
import { readDocumentFile, readEarlierFile } from "../rendering/document-files.ts";
import { recordOpenings } from "./record-openings.ts";

/** Size of a chunk: small, so that a slow connection does not hold up other requests. */
const pieceBytes = 64 * 1024;

interface WantedFile {
  readonly form: DocumentForm;
  /** The number of a version; the current one if not given. */
  readonly version?: number | undefined;
}

async function openDocument(context: Context, id: number, { form, version }: WantedFile) {
  const document = await getDocument(context, id);
  const isEarlier = version !== undefined && version !== document.version;
  const file = isEarlier
    ? await readEarlierFile(context, document, version)
    : await readDocumentFile(context, document, form);
  await recordOpenings(context, [id], version);
  return file;
}

/** Reads a document as a data URI, and records that it was opened. */
export async function getDocumentAsDataUri(context: Context, id: number, file: WantedFile) {
  const { name, mediaType, content } = await openDocument(context, id, file);
  return { fileName: name, file: `data:${mediaType};base64,${content.toString("base64")}` };
}

/** Sends a document as a file, and records that it was opened. Its hash is verified before the first byte is sent. */
export async function sendDocument(context: Context, id: number, file: WantedFile): Promise<FileContent> {
  const { name, mediaType, content } = await openDocument(context, id, file);
  return { name, mediaType, size: content.length, content: piecesOf(content) };
}

async function* piecesOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += pieceBytes) yield content.subarray(at, at + pieceBytes);
}
