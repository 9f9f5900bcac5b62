import { type FileContent, sheetMediaTypes } from "@kreislauf/contract/base";
import type { Context } from "../../base/context.ts";
import { sheetOf } from "../../base/sheets/sheet.ts";
import { writeXlsx } from "../../base/sheets/write-xlsx.ts";
import { documentTableColumns, type DocumentTableRow } from "./document-table.ts";
import { recordDocumentsExport } from "./record-documents-export.ts";
import {
  batchSize,
  listWanted,
  nameOfWanted,
  readBatch,
  type WantedDocuments,
  wordForWanted,
} from "./wanted-documents.ts";

/** The list of documents as a workbook, newest first, as in a ZIP of the same documents. */
export async function downloadDocumentTable(
  context: Context,
  request: WantedDocuments,
): Promise<FileContent> {
  const ids = (await listWanted(context, request)).map(({ id }) => id);
  await recordDocumentsExport(context, request, ids, "xlsx");
  const word = wordForWanted(request, context.language);
  return {
    name: `${nameOfWanted(request, word)}.xlsx`,
    mediaType: sheetMediaTypes.xlsx,
    content: writeXlsx([sheetOf(word, documentTableColumns(context.language), pagesOf(context, ids))]),
  };
}

async function* pagesOf(
  context: Context,
  ids: readonly number[],
): AsyncGenerator<readonly DocumentTableRow[]> {
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = await readBatch(context, ids.slice(at, at + batchSize));
    yield batch.map(({ shown, site }) => ({ document: shown, site }));
  }
}
