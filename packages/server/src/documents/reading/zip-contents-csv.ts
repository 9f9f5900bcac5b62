import { formatDate, type Language } from "@kreislauf/contract/base";
import { documentsTexts } from "@kreislauf/contract/documents";
import { csvText } from "../../base/sheets/write-csv.ts";
import type { ZipEntry } from "../../base/files/zip-stream.ts";
import { zipDocumentsTexts } from "./zip-documents.texts.ts";
import type { DocumentListRow } from "../base/documents.store.ts";

/** A requested document and its file name in the archive; without a name it could not be read. */
export interface ZipContentsRow {
  readonly document: DocumentListRow;
  readonly site: string;
  readonly name: string | undefined;
}

const byteOrderMark = "\uFEFF";

/** The contents list of a ZIP of documents, as CSV that German Excel opens directly. */
export function zipContentsCsv(files: readonly ZipContentsRow[], language: Language): ZipEntry {
  const texts = zipDocumentsTexts[language];
  const onlyOf = (number: string | null, count: number) => number ?? (count > 1 ? texts.several : "");
  const rows = files.map(({ document, site, name }) => [
    documentsTexts[language].type[document.type],
    document.number,
    formatDate(document.date),
    `${document.month_of_service.slice(5, 7)}.${document.month_of_service.slice(0, 4)}`,
    document.net_cents === null ? "" : (document.net_cents / 100).toFixed(2).replace(".", ","),
    document.net_cents === null ? "" : document.currency,
    onlyOf(document.receipt_number, document.receipt_count),
    onlyOf(document.order_number, document.order_count),
    site,
    name ?? texts.unreadable,
  ]);
  // No formula protection for amounts: a leading minus is legitimate.
  const amountColumn = 4;
  const lines = [
    texts.heads.map(csvText),
    ...rows.map((row) => row.map((text, column) => (column === amountColumn ? text : csvText(text)))),
  ].map((fields) => fields.join(";"));
  return { name: texts.fileName, content: Buffer.from(`${byteOrderMark}${lines.join("\r\n")}\r\n`) };
}
