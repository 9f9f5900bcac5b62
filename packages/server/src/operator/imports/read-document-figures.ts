import type { Language } from "@kreislauf/contract/base";
import { type DeskDocumentFigures, readDocumentPeriod } from "@kreislauf/contract/desk";
import { documentsTexts, documentTypes, maxDocumentTextLengths } from "@kreislauf/contract/documents";
import type { SheetRow } from "../../base/sheets/read-sheet.ts";
import { type CellReader, choice, date, euros, text, wordsInAllLanguages } from "./import-cells.ts";
import { importTexts } from "./import.texts.ts";
import { optional, readImport, required } from "./read-import.ts";

const number = text(maxDocumentTextLengths.number);

const period: CellReader<string> = {
  expected: "a month like 03.2026",
  read: (cell) => readDocumentPeriod(String(cell)).month ?? undefined,
};

const columns = {
  number: required(number),
  type: optional(
    choice(
      documentTypes,
      wordsInAllLanguages((language) => documentsTexts[language].type),
    ),
  ),
  customerNumber: optional(number),
  siteNumber: optional(number),
  date: optional(date),
  period: optional(period),
  netAmount: optional(euros),
  orderNumber: optional(number),
  correctsNumber: optional(number),
};

const headings = { de: importTexts.de.documentFigures, en: importTexts.en.documentFigures };

/**
 * Reads the numbers and figures of documents from a table. Rows that cannot be read are left out and reported as
 * problems.
 */
export function readDocumentFigures(sheet: readonly SheetRow[], language: Language) {
  const { rows, problems, ignoredHeadings } = readImport(sheet, columns, headings, language);
  return {
    rows: rows.map(({ values }): DeskDocumentFigures => ({
      number: values.number,
      type: values.type ?? null,
      customerNumber: values.customerNumber ?? null,
      siteNumber: values.siteNumber ?? null,
      date: values.date ?? null,
      month: values.period ?? null,
      netAmount: values.netAmount ?? null,
      orderNumber: values.orderNumber ?? null,
      correctsNumber: values.correctsNumber ?? null,
    })),
    problems: problems.map(({ line, column = null, message }) => ({ line, column, message })),
    ignoredHeadings: [...ignoredHeadings],
  };
}
