import { maxPaymentsOfDocument, type PaymentReport } from "@kreislauf/contract/accounting";
import { Refusal } from "@kreislauf/contract/base";
import { documentsTexts, invoiceTypeCode, maxDocumentTextLengths } from "@kreislauf/contract/documents";
import { reportPayments } from "../../accounting/index.ts";
import type { WriteContext } from "../../base/context.ts";
import { choice, date, euros, text, wordsInAllLanguages } from "./import-cells.ts";
import { importTexts } from "./import.texts.ts";
import { type ImportRow, type ImportTable, optional, required } from "./read-import.ts";
import { type ImportDefinition, tryRow, valueOfDocument } from "./run-import.ts";

const payableTypes = Object.keys(invoiceTypeCode) as PaymentReport["type"][];

const columns = {
  number: required(text(maxDocumentTextLengths.number)),
  type: optional(
    choice(
      payableTypes,
      wordsInAllLanguages((language) => documentsTexts[language].type),
    ),
  ),
  paidOn: optional(date),
  amount: optional(euros),
  reference: optional(text(maxDocumentTextLengths.name)),
  dueOn: optional(date),
  grossAmount: optional(euros),
};
type Columns = typeof columns;
type Row = ImportRow<Columns>;

/**
 * Imports payments of documents, one per row. A document without payments has one row without day and amount: nothing
 * is paid, and the row may say when the document is due.
 */
export const paymentImport: ImportDefinition<Columns> = {
  columns,
  headings: { de: importTexts.de.payments, en: importTexts.en.payments },
  write: async (work, table, outcome) => {
    for (const rows of Map.groupBy(table.rows, keyOf).values()) {
      const [first] = rows;
      const half = rows.find(
        ({ values: { paidOn = null, amount = null } }) => (paidOn === null) !== (amount === null),
      );
      if (first === undefined) continue;
      if (half !== undefined) {
        table.refuse(half, "amount", "expected an amount with its day, or neither");
      } else if (rows.length > maxPaymentsOfDocument) {
        table.refuse(first, "number", `expected at most ${maxPaymentsOfDocument} payments of a document`);
      } else {
        const problems = table.problems.length;
        const report = toReport(table, first, rows);
        if (table.problems.length > problems) continue;
        await tryRow(table, first, columnOfRefusal, async () => {
          if (await saveReport(work, report)) outcome.changed.push(first.values.number);
          else table.refuse(first, "number", "expected the number of a published document");
        });
      }
    }
  },
};

const columnOfRefusal = { gross_amount_missing: "grossAmount", figures_inconsistent: "grossAmount" } as const;

const typeOf = ({ values }: Row) => values.type ?? "invoice";
const keyOf = (row: Row) => `${typeOf(row)} ${row.values.number}`;

const toReport = (table: ImportTable<Columns>, first: Row, rows: readonly Row[]): PaymentReport => ({
  type: typeOf(first),
  number: first.values.number,
  grossAmount: valueOfDocument(table, rows, "grossAmount") ?? null,
  dueDate: valueOfDocument(table, rows, "dueOn") ?? null,
  payments: rows.flatMap(({ values: { paidOn = null, amount = null, reference = null } }) =>
    paidOn === null || amount === null ? [] : [{ date: paidOn, amount, reference }],
  ),
});

/** Stores a report, which replaces what the bookkeeping reported before; false if there is no such document. */
async function saveReport(work: WriteContext, report: PaymentReport): Promise<boolean> {
  try {
    await reportPayments(work, [report], work.now.toString());
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === "not_found") return false;
    throw error;
  }
}
