import { formatDate, type Language } from "@kreislauf/contract/base";
import { documentsTexts } from "@kreislauf/contract/documents";
import { csvText } from "../../base/sheets/write-csv.ts";
import type { ZipEntry } from "../../base/files/zip-stream.ts";
import { zipDocumentsTexts } from "./zip-documents.texts.ts";
import type { DocumentRow } from "../base/documents.tables.ts";

/** A requested document and its file name in the archive; without a name it could not be read. */
export interface ZipContentsRow {
  readonly document: Pick<
    DocumentRow,
    "type" | "number" | "date" | "month_of_service" | "net_cents" | "currency" | "service_receipt_number"
  > & { readonly alias: string; readonly order_number: number | null };
  readonly name: string | undefined;
}

const byteOrderMark = "\uFEFF";

/** The contents list of a ZIP of documents, as CSV that German Excel opens directly. */
export function zipContentsCsv(files: readonly ZipContentsRow[], language: Language): ZipEntry {
  const texts = zipDocumentsTexts[language];
  const rows = files.map(({ document, name }) => [
    documentsTexts[language].type[document.type],
    document.number,
    formatDate(document.date),
    `${document.month_of_service.slice(5, 7)}.${document.month_of_service.slice(0, 4)}`,
    document.net_cents === null ? "" : (document.net_cents / 100).toFixed(2).replace(".", ","),
    document.net_cents === null ? "" : document.currency,
    document.service_receipt_number ?? "",
    document.order_number === null ? "" : String(document.order_number),
    document.alias,
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
