import { type Language, Refusal } from "@kreislauf/contract/base";
import { maxDeskImportBytes, maxDeskImportRows } from "@kreislauf/contract/desk";
import { readDataUri } from "../../base/files/data-uri.ts";
import { readSheet, type SheetRow, UnreadableSheetError } from "../../base/sheets/read-sheet.ts";
import { unreadableSheetSentence } from "./unreadable-sheet.texts.ts";

/**
 * Reads the rows of a table that was uploaded as a data URI; refused if the file is too large or cannot be read as a
 * table.
 */
export async function readUploadedTable(
  file: string,
  { language }: { readonly language: Language },
): Promise<readonly SheetRow[]> {
  const content = readDataUri(file);
  if (content === undefined) throw new Refusal("import_unreadable");
  if (content.length > maxDeskImportBytes) throw new Refusal("import_too_large");
  try {
    const rows = await readSheet(content);
    if (rows.length > maxDeskImportRows + 1) throw new Refusal("import_too_large");
    return rows;
  } catch (error) {
    if (!(error instanceof UnreadableSheetError)) throw error;
    const message = unreadableSheetSentence(error, language);
    throw new Refusal("import_unreadable", [{ field: "file", message }]);
  }
}
