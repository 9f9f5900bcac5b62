import { Refusal } from "@kreislauf/contract/base";
import { largestDocumentBytes } from "@kreislauf/contract/documents";
import { readDataUri } from "../base/data-uri.ts";

const headBytes = 1_024;

/** The PDF in a data URI, exactly as it came. What does not begin and end as one, or broke off, is refused. */
export function readPdf(dataUri: string): Buffer {
  const content = readDataUri(dataUri);
  if (content === undefined) throw new Refusal("document_unusable");
  if (content.length > largestDocumentBytes) throw new Refusal("document_too_large");
  const head = content.toString("latin1", 0, headBytes);
  const tail = content.toString("latin1", Math.max(0, content.length - headBytes));
  if (!head.includes("%PDF-") || !tail.includes("%%EOF")) throw new Refusal("document_unusable");
  return content;
}
