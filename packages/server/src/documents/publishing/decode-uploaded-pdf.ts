import { Refusal } from "@kreislauf/contract/base";
import { maxDocumentBytes } from "@kreislauf/contract/documents";
import { readDataUri } from "../../base/files/data-uri.ts";

const headBytes = 1_024;

/** The PDF in a data URI, unchanged. It is refused if it does not begin and end as a PDF or is truncated. */
export function decodeUploadedPdf(dataUri: string): Buffer {
  const content = readDataUri(dataUri);
  if (content === undefined) throw new Refusal("document_unusable");
  if (content.length > maxDocumentBytes) throw new Refusal("document_too_large");
  const head = content.toString("latin1", 0, headBytes);
  const tail = content.toString("latin1", Math.max(0, content.length - headBytes));
  if (!head.includes("%PDF-") || !tail.includes("%%EOF")) throw new Refusal("document_unusable");
  return content;
}
