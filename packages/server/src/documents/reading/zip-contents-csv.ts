import { formatDate, type Language } from "@kreislauf/contract/base";
import { documentsTexts } from "@kreislauf/contract/documents";
import { csvText } from "../../base/sheets/write-csv.ts";
import type { ZipEntry } from "../../base/files/zip-stream.ts";
import { zipDocumentsTexts } from "./zip-documents.texts.ts";
import type { DocumentListRow } from "../base/documents.store.ts";

/** A requested document and its file name in the archive; without a name it could not be read. */
export interface ZipContentsRow {
  readonly document: DocumentListRow;
  readonly site: { readonly alias: string; readonly number: string };
  readonly name: string | undefined;
}

const byteOrderMark = "\uFEFF";

/** The contents list of a ZIP of documents, as CSV that German Excel opens directly and that can be booked from. */
export function zipContentsCsv(files: readonly ZipContentsRow[], language: Language): ZipEntry {
  const texts = zipDocumentsTexts[language];
  const onlyOf = (number: string | null, count: number) =>
    csvText(number ?? (count > 1 ? texts.several : ""));
  const rows = files.map(({ document, site, name }) => {
    const { net_cents: net, gross_cents: gross, due_date: dueDate } = document;
    return [
      csvText(documentsTexts[language].type[document.type]),
      csvText(document.number),
      formatDate(document.date),
      `${document.month_of_service.slice(5, 7)}.${document.month_of_service.slice(0, 4)}`,
      amount(net),
      amount(net === null || gross === null ? null : gross - net),
      amount(gross),
      net === null ? "" : document.currency,
      dueDate === null || document.is_superseded ? "" : formatDate(dueDate),
      csvText(document.customer_order_number ?? ""),
      onlyOf(document.cost_centre, document.cost_centre_count),
      onlyOf(document.receipt_number, document.receipt_count),
      onlyOf(document.order_number, document.order_count),
      csvText(site.number),
      csvText(site.alias),
      csvText(name ?? texts.unreadable),
    ];
  });
  const lines = [texts.heads.map(csvText), ...rows].map((fields) => fields.join(";"));
  return { name: texts.fileName, content: Buffer.from(`${byteOrderMark}${lines.join("\r\n")}\r\n`) };
}

/** No formula protection here: a leading minus is legitimate. */
const amount = (cents: number | null): string =>
  cents === null ? "" : (cents / 100).toFixed(2).replace(".", ",");
