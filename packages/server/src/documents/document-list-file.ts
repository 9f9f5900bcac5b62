import { formatDate, type Language } from "@kreislauf/contract/base";
import { documentsTexts } from "@kreislauf/contract/documents";
import { csvText } from "../base/write-csv.ts";
import type { ZipEntry } from "../base/zip-stream.ts";
import { documentListTexts } from "./document-list-file.texts.ts";
import type { DocumentRow } from "./documents.tables.ts";

/** A document that was asked for, and under which name it is there; without a name it could not be read. */
export interface ListedFile {
  readonly document: Pick<
    DocumentRow,
    "type" | "number" | "date" | "month_of_service" | "net_cents" | "currency" | "service_receipt_number"
  > & { readonly alias: string; readonly order_number: number | null };
  readonly name: string | undefined;
}

const byteOrderMark = "\uFEFF";

/** What a ZIP of documents holds, as CSV that German Excel reads without asking. */
export function documentListFile(files: readonly ListedFile[], language: Language): ZipEntry {
  const texts = documentListTexts[language];
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
  // No protection against formulas for an amount: its minus sign is one.
  const amountColumn = 4;
  const lines = [
    texts.heads.map(csvText),
    ...rows.map((row) => row.map((text, column) => (column === amountColumn ? text : csvText(text)))),
  ].map((fields) => fields.join(";"));
  return { name: texts.fileName, content: Buffer.from(`${byteOrderMark}${lines.join("\r\n")}\r\n`) };
}
