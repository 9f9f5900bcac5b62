import {
  type AttachmentInputs,
  type AttachmentMediaType,
  maxAttachmentBytes,
  Refusal,
} from "@kreislauf/contract/base";
import type { PublicContext } from "../context.ts";
import { readDataUri } from "./data-uri.ts";
import { normalizePhoto } from "./normalize-photo.ts";
import { storeContent } from "./store-content.ts";
import { isPdf, isWholePdf } from "./whole-pdf.ts";

interface ReadAttachment {
  readonly fileName: string;
  readonly mediaType: AttachmentMediaType;
  readonly content: Buffer;
}

/** The columns of a row that refers to a stored attachment. */
export interface StoredAttachment {
  readonly file_name: string;
  readonly media_type: AttachmentMediaType;
  readonly content_hash: string;
  readonly size_bytes: number;
}

async function readAttachment(fileName: string, file: string): Promise<ReadAttachment> {
  const bytes = readDataUri(file);
  if (bytes === undefined) throw new Refusal("attachment_unusable");
  if (bytes.length > maxAttachmentBytes) throw new Refusal("attachment_too_large");
  const name = fileName.replace(/^.*[/\\]/, "") || fileName;
  if (!isPdf(bytes)) {
    const content = await normalizePhoto(file);
    return { fileName: `${name.replace(/\.[^.]*$/, "")}.jpg`, mediaType: "image/jpeg", content };
  }
  if (!isWholePdf(bytes)) throw new Refusal("attachment_unusable");
  return { fileName: name, mediaType: "application/pdf", content: bytes };
}

/**
 * Stores attachments and returns the columns for their rows. Call it before locking anything, because it takes time.
 * Photos are re-encoded without their location; a PDF is kept unchanged, and refused if it is incomplete.
 */
export async function storeAttachments(
  { files }: Pick<PublicContext, "files">,
  attachments: AttachmentInputs,
): Promise<readonly StoredAttachment[]> {
  const read: ReadAttachment[] = [];
  // One after the other, because decoding takes memory.
  for (const { fileName, file } of attachments) read.push(await readAttachment(fileName, file));
  const stored: StoredAttachment[] = [];
  for (const { fileName, mediaType, content } of read) {
    const { hash, sizeBytes } = await storeContent(files, content);
    stored.push({
      file_name: fileName,
      media_type: mediaType,
      content_hash: hash,
      size_bytes: sizeBytes,
    });
  }
  return stored;
}
