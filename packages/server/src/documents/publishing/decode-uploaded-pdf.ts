import { Refusal } from "@kreislauf/contract/base";
import { maxDocumentBytes, pdfProblem } from "@kreislauf/contract/documents";
import { readDataUri } from "../../base/files/data-uri.ts";

/** The PDF in a data URI, unchanged. It is refused if it does not begin and end as a PDF or is truncated. */
export function decodeUploadedPdf(dataUri: string): Buffer {
  const content = readDataUri(dataUri);
  if (content === undefined) throw new Refusal("document_unusable");
  if (content.length > maxDocumentBytes) throw new Refusal("document_too_large");
  // An encrypted one may open without a password: whether it is taken, the provider's system decides for itself.
  if (pdfProblem(content) === "document_unusable") throw new Refusal("document_unusable");
  return content;
}
