import { deskDocumentsApi } from "@kreislauf/contract/desk";
import { call } from "../../base/call.ts";

/** How long another tab may take to load the file. */
const keptMilliseconds = 60_000;

/** Shows the PDF of a document, or of an earlier version, in a tab of its own. */
export async function openDocumentFile(documentId: number, version?: number): Promise<void> {
  const { file } = await call(deskDocumentsApi.deskDocumentFile, {
    params: { documentId },
    query: version === undefined ? {} : { version },
  });
  const [, base64 = ""] = file.split(",");
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  const url = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
  window.open(url, "_blank", "noopener");
  setTimeout(() => URL.revokeObjectURL(url), keptMilliseconds);
}
