import type { Language } from "@kreislauf/contract/base";
import type { ZipEntry } from "../../base/files/zip-stream.ts";
import { type Column, sheetOf } from "../../base/sheets/sheet.ts";
import { writeCsv } from "../../base/sheets/write-csv.ts";
import { documentTableColumns, type DocumentTableRow } from "./document-table.ts";
import { zipDocumentsTexts } from "./zip-documents.texts.ts";

/** A requested document and the names of its files in the ZIP; undefined for a file that could not be read. */
export interface ZipContentsRow extends DocumentTableRow {
  readonly names: readonly (string | undefined)[];
}

/** The contents list of a ZIP of documents, as CSV that German Excel opens without an import dialog. */
export async function zipContentsCsv(
  documents: readonly ZipContentsRow[],
  language: Language,
): Promise<ZipEntry> {
  const texts = zipDocumentsTexts[language];
  const columns: readonly Column<ZipContentsRow>[] = [
    ...documentTableColumns(language),
    {
      heading: texts.file,
      kind: "text",
      width: 40,
      value: ({ names }) => {
        const read = names.filter((name) => name !== undefined);
        return [...read, ...(read.length < names.length ? [texts.unreadable] : [])].join(", ");
      },
    },
  ];
  const pages = (async function* () {
    yield documents;
  })();
  const content = await Array.fromAsync(writeCsv(sheetOf(texts.anyType, columns, pages)));
  return { name: texts.fileName, content: Buffer.concat(content) };
}
