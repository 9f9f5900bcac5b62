import { currentLanguage } from "@kreislauf/ui/base/language.ts";
import { DeskError, errorSentence } from "../../base/call.ts";
import { documentsDeskTexts } from "../documents.texts.ts";

const overtaken: ReadonlySet<DeskError["code"]> = new Set(["document_changed", "document_exists"]);

/** Whether the server refused a file because somebody else has published under the same number meanwhile. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof DeskError && overtaken.has(error.code);

/** The sentence in a file's row that says why the file was not published. */
export function publishingRefusal(error: unknown): string {
  const isOrderUnknown =
    error instanceof DeskError &&
    error.code === "not_found" &&
    error.details.some(({ field }) => field === "orderNumber");
  return isOrderUnknown ? documentsDeskTexts[currentLanguage()].orderUnknown : errorSentence(error);
}
