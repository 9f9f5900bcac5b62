import {
  figuresWithSignOf,
  invoiceFigures,
  type InvoiceFigures,
  invoiceTotals,
  lineAmount,
  signedNetAmount,
} from "@kreislauf/contract/documents";
import * as z from "zod/mini";
import type { WriteContext } from "../../base/context.ts";
import {
  addInvoiceFigures,
  correctedNetAmount,
  type DocumentRow,
  findLatestParties,
  formatCents,
  lockDocumentByNumber,
} from "../../documents/index.ts";
import { importTexts } from "./import.texts.ts";
import {
  type InvoiceLineColumn,
  type InvoiceLineColumns,
  invoiceLineColumns,
  type InvoiceLineRow,
  maxLines,
  partyColumns,
} from "./invoice-line-columns.ts";
import { invoiceLinesTexts } from "./invoice-lines.texts.ts";
import type { ImportTable } from "./read-import.ts";
import { type ImportDefinition, tryRow, valueOfDocument } from "./run-import.ts";

type Table = ImportTable<InvoiceLineColumns>;
type Rows = readonly [InvoiceLineRow, ...InvoiceLineRow[]];
type Party = "seller" | "buyer";

/**
 * The issuer and the customers (by company id) that the table has named so far. The table has to name each of them only
 * once: later documents use the same values.
 */
interface NamedParties {
  seller: Partial<InvoiceFigures["seller"]> | undefined;
  readonly buyers: Map<number, Partial<InvoiceFigures["buyer"]>>;
}

/**
 * Imports the lines of invoices that were published as files only, with the same figures as the provider's API takes.
 */
export const invoiceLineImport: ImportDefinition<InvoiceLineColumns> = {
  columns: invoiceLineColumns,
  headings: { de: importTexts.de.invoiceLines, en: importTexts.en.invoiceLines },
  write: async (work, table, outcome) => {
    // If a line cannot be read, the sum of its document would be wrong, so no document is written.
    const isWhole = table.problems.length === 0;
    const named: NamedParties = { seller: undefined, buyers: new Map() };
    for (const [first, ...others] of Map.groupBy(table.rows, keyOf).values()) {
      if (first === undefined) continue;
      for (const row of [first, ...others]) refuseWrongAmount(table, row);
      if (!isWhole) continue;
      await tryRow(table, first, { figures_inconsistent: "grossAmount" }, async () => {
        const result = await importDocument(work, table, [first, ...others], named);
        if (result === "unchanged") outcome.unchanged += 1;
        else if (result !== "refused") outcome.created.push(result.added);
      });
    }
  },
};

const typeOf = ({ values }: InvoiceLineRow) => values.type ?? "invoice";
const keyOf = (row: InvoiceLineRow) => `${typeOf(row)} ${row.values.number}`;

async function importDocument(
  work: WriteContext,
  table: Table,
  rows: Rows,
  named: NamedParties,
): Promise<"unchanged" | "refused" | { readonly added: string }> {
  const [first] = rows;
  const { number } = first.values;
  const problems = table.problems.length;
  const document = await lockDocumentByNumber(work, typeOf(first), number);
  if (document === undefined) {
    table.refuse(first, "number", "expected the number of a published document");
    return "refused";
  }
  const sorted = inOrder(table, rows);
  refuseWrongSums(table, sorted, document, await correctedNetAmount(work, document));
  const parties = await readParties(work, table, rows, document, named);
  const figures = readFigures(table, sorted, parties, document.invoice);
  if (figures === undefined || table.problems.length > problems) return "refused";
  if (document.invoice === null) {
    await addInvoiceFigures(work, document, figures);
    const { added } = invoiceLinesTexts[table.language];
    return { added: added(number, rows.length, document.net_cents ?? 0) };
  }
  if (saysNothingElse(figures, document.invoice, document.net_cents)) return "unchanged";
  table.refuse(first, "number", "the document has other lines already, and is corrected by a new document");
  return "refused";
}

/**
 * Sorts the lines by their positions; without any positions they stay as the table lists them. Refuses rows whose
 * position is missing or repeated.
 */
function inOrder(table: Table, rows: Rows): Rows {
  const lines = new Map<number, number>();
  const isNumbered = rows.some(({ values }) => typeof values.position === "number");
  if (!isNumbered) return rows;
  for (const row of rows) {
    const position = row.values.position ?? null;
    const before = position === null ? undefined : lines.get(position);
    if (position === null) table.refuse(row, "position", "expected a position in all lines of a document");
    else if (before !== undefined) table.refuse(row, "position", `line ${before} has the same`);
    else lines.set(position, row.line);
  }
  const [first = rows[0], ...others] = rows.toSorted(
    (one, other) => (one.values.position ?? 0) - (other.values.position ?? 0),
  );
  return [first, ...others];
}

function refuseWrongAmount(table: Table, row: InvoiceLineRow): void {
  const amount = lineAmount(row.values);
  if (row.values.netAmount === amount) return;
  table.refuse(row, "netAmount", `expected ${formatCents(amount)} euros, quantity times unit price`);
}

/** Refuses lines whose sum differs from the amounts that were published. */
function refuseWrongSums(table: Table, rows: Rows, document: DocumentRow, corrected: number | null): void {
  const [first] = rows;
  if (rows.length > maxLines)
    table.refuse(first, "number", `expected at most ${maxLines} lines of a document`);
  const { netAmount, grossAmount } = invoiceTotals(rows.map(({ values }) => values));
  const net = document.net_cents ?? 0;
  if (signedNetAmount(document.type, netAmount, corrected) !== net) {
    const says = `expected lines of ${formatCents(net)} euros in all, as published, not of ${formatCents(netAmount)}`;
    table.refuse(first, "netAmount", says);
  }
  const [given] = rows.flatMap(({ values }) => values.grossAmount ?? []);
  if (given !== undefined && Math.abs(given) !== Math.abs(grossAmount)) {
    const says = `expected ${formatCents(grossAmount)} euros, the lines with VAT`;
    table.refuse(
      rows.find(({ values }) => typeof values.grossAmount === "number") ?? first,
      "grossAmount",
      says,
    );
  }
}

/**
 * Issuer and customer of a document, as its rows name them. Missing fields come from the document's own e-invoice or,
 * if it has none, from earlier documents of the table and from the latest e-invoice.
 */
async function readParties(
  work: WriteContext,
  table: Table,
  rows: Rows,
  document: DocumentRow,
  named: NamedParties,
) {
  const { company_id: companyId, invoice } = document;
  named.seller ??= (await findLatestParties(work))?.seller ?? {};
  const known = named.buyers.get(companyId) ?? (await findLatestParties(work, companyId))?.buyer ?? {};
  const given = { seller: partyOf(table, rows, "seller"), buyer: partyOf(table, rows, "buyer") };
  named.seller = { ...named.seller, ...given.seller };
  named.buyers.set(companyId, { ...known, ...given.buyer });
  return invoice === null
    ? { seller: named.seller, buyer: { ...known, ...given.buyer } }
    : { seller: { ...invoice.seller, ...given.seller }, buyer: { ...invoice.buyer, ...given.buyer } };
}

const partyOf = (table: Table, rows: Rows, party: Party) =>
  Object.fromEntries(
    Object.entries(partyColumns[party]).flatMap(([field, column]) => {
      const value = valueOfDocument(table, rows, column);
      return value === null ? [] : [[field, value]];
    }),
  );

function readFigures(
  table: Table,
  rows: Rows,
  parties: Record<Party, object>,
  published: InvoiceFigures | null,
): InvoiceFigures | undefined {
  const [first] = rows;
  const days = rows.map(({ values }) => values.serviceDate).toSorted();
  const dueDate = valueOfDocument(table, rows, "dueOn") ?? published?.dueDate ?? null;
  if (dueDate === null) {
    table.refuse(first, "dueOn", "expected the day in one of the lines of a document");
    return undefined;
  }
  const serviceFrom = valueOfDocument(table, rows, "serviceFrom") ?? published?.serviceFrom ?? days[0];
  const serviceTo = valueOfDocument(table, rows, "serviceTo") ?? published?.serviceTo ?? days.at(-1);
  const read = z.safeParse(invoiceFigures, {
    ...parties,
    buyerReference: valueOfDocument(table, rows, "buyerReference"),
    purchaseOrderNumber: valueOfDocument(table, rows, "purchaseOrderNumber"),
    project: valueOfDocument(table, rows, "project"),
    serviceFrom,
    serviceTo,
    dueDate,
    paymentTerms:
      valueOfDocument(table, rows, "paymentTerms") ?? published?.paymentTerms ?? payableBy(dueDate),
    lines: rows.map(toLine),
    ...invoiceTotals(rows.map(({ values }) => values)),
  });
  const outside = rows.find(
    ({ values: { serviceDate } }) =>
      serviceDate < (serviceFrom ?? serviceDate) || serviceDate > (serviceTo ?? serviceDate),
  );
  if (outside !== undefined) table.refuse(outside, "serviceDate", "expected a day of the service period");
  if (read.success) return read.data;
  for (const { path } of read.error.issues) {
    const column = columnAt(path);
    if (column === undefined) table.refuse(first, "netAmount", "expected an amount in euros like 1.250,50");
    else table.refuse(first, column, "expected a value in one of the lines, as no e-invoice has it yet");
  }
  return undefined;
}

/** The payment terms printed on an invoice that is payable by `day`, in German. */
const payableBy = (day: string) => invoiceLinesTexts.de.payableBy(day.split("-").toReversed().join("."));

const toLine = ({ values }: InvoiceLineRow) => ({
  description: values.description,
  note: values.note ?? null,
  quantity: values.quantity,
  unit: values.unit,
  unitPrice: values.unitPrice,
  netAmount: values.netAmount,
  vatRate: values.vatRate,
  serviceDate: values.serviceDate,
  orderNumber: values.orderNumber ?? null,
  serviceReceiptNumber: values.receiptNumber ?? null,
  weightKg: values.weightKg ?? null,
  costCentre: values.costCentre ?? null,
});

/** The column for a field of the issuer or customer; undefined for other fields. */
function columnAt([party, field]: readonly PropertyKey[]): InvoiceLineColumn | undefined {
  if (party !== "seller" && party !== "buyer") return undefined;
  const columns: Readonly<Record<PropertyKey, InvoiceLineColumn>> = partyColumns[party];
  return field === undefined ? undefined : columns[field];
}

/** Whether all values in the table agree with the e-invoice that is already published; empty cells are ignored. */
function saysNothingElse(given: InvoiceFigures, published: InvoiceFigures, netAmount: number | null) {
  // VAT is left out: it follows from the lines, and the API accepts its rates in any sequence.
  const said = { ...figuresWithSignOf(given, netAmount), vat: null };
  return isPartOf(said, figuresWithSignOf(published, netAmount));
}

function isPartOf(given: unknown, whole: unknown): boolean {
  if (given === null || given === undefined) return true;
  if (Array.isArray(given)) {
    return (
      Array.isArray(whole) &&
      given.length === whole.length &&
      given.every((each, index) => isPartOf(each, whole[index]))
    );
  }
  if (typeof given !== "object") return given === whole;
  const parts = new Map(Object.entries(whole ?? {}));
  return Object.entries(given).every(([name, each]) => isPartOf(each, parts.get(name)));
}
