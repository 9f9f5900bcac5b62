import { Refusal } from "@kreislauf/contract/base";
import { maxDocumentBytes, pdfProblem } from "@kreislauf/contract/documents";
import { readDataUri } from "../../base/files/data-uri.ts";

/**
 * The PDF in a data URI, unchanged. Refused if it is too large, or does not begin and end like a PDF, because it may be
 * truncated.
 */
export function decodeUploadedPdf(dataUri: string): Buffer {
  const content = readDataUri(dataUri);
  if (content === undefined) throw new Refusal("document_unusable");
  if (content.length > maxDocumentBytes) throw new Refusal("document_too_large");
  // An encrypted PDF is accepted, because it may open without a password; the provider's system decides whether to send
  // it.
  if (pdfProblem(content) === "document_unusable") throw new Refusal("document_unusable");
  return content;
}
