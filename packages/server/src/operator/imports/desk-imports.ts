import { createHash } from "node:crypto";
import { type Language, Refusal } from "@kreislauf/contract/base";
import {
  type DeskImport,
  deskImportKinds,
  type DeskImportKind,
  type DeskImportResult,
  maxListedImportRows,
} from "@kreislauf/contract/desk";
import { writeLoggedImport } from "@kreislauf/contract/staff";
import type { StaffContext } from "../../base/context.ts";
import type { SheetRow } from "../../base/sheets/read-sheet.ts";
import { recordStaffAction } from "../../staff/index.ts";
import { agreementImport } from "./import-agreements.ts";
import { companyImport } from "./import-companies.ts";
import { invoiceLineImport } from "./import-invoice-lines.ts";
import { orderImport } from "./import-orders.ts";
import { proofImport } from "./import-proofs.ts";
import { paymentImport } from "./import-payments.ts";
import { priceImport } from "./import-prices.ts";
import { referenceImport } from "./import-references.ts";
import { siteImport } from "./import-sites.ts";
import { wasteListImport } from "./import-waste-list.ts";
import type { ImportColumns, ImportProblem } from "./read-import.ts";
import { readDocumentFigures } from "./read-document-figures.ts";
import { readUploadedTable } from "./read-uploaded-table.ts";
import { type AcceptImport, type ImportDefinition, importRows, type ImportOutcome } from "./run-import.ts";

interface ImportOptions {
  readonly isDry: boolean;
  readonly accepts: AcceptImport;
}

/** Wraps a kind of import and hides its column types, so that all kinds can be run in the same way. */
const importOf = <Columns extends ImportColumns>(kind: ImportDefinition<Columns>) => ({
  columns: kind.columns,
  headings: kind.headings,
  run: (context: StaffContext, rows: readonly SheetRow[], options: ImportOptions) =>
    importRows(context, kind, rows, options),
});

const imports = {
  companies: importOf(companyImport),
  sites: importOf(siteImport),
  agreements: importOf(agreementImport),
  orders: importOf(orderImport),
  proofs: importOf(proofImport),
  references: importOf(referenceImport),
  prices: importOf(priceImport),
  invoice_lines: importOf(invoiceLineImport),
  payments: importOf(paymentImport),
  waste_list: importOf(wasteListImport),
} satisfies Record<DeskImportKind, unknown>;

/** Describes the kinds of tables: the headings of their columns in the reader's language. */
export const describeImportKinds = (language: Language) => ({
  kinds: deskImportKinds.map((kind) => {
    const { columns, headings } = imports[kind];
    const words: Readonly<Record<string, string>> = headings[language];
    return {
      kind,
      columns: Object.entries(columns).map(([name, { required }]) => ({
        heading: words[name]?.split("|")[0] ?? name,
        isRequired: required,
      })),
    };
  }),
});

/** Reads a table of invoices or receipts: the figures of the document files that are uploaded with it. */
export const readDeskDocumentTable = async (context: StaffContext, file: string) =>
  readDocumentFigures(await readUploadedTable(file, context), context.language);

export async function runDeskImport(
  context: StaffContext,
  { kind, fileName, file, mark }: DeskImport,
): Promise<DeskImportResult> {
  const rows = await readUploadedTable(file, context);
  const isDry = mark === null;
  const { table, outcome } = await imports[kind].run(context, rows, {
    isDry,
    accepts: async (work, planned) => {
      if (mark !== markOf(kind, file, planned)) throw new Refusal("import_outdated");
      await recordStaffAction(
        { ...work, address: context.address },
        {
          staffId: context.staff.staffId,
          action: "table_imported",
          kind: "import",
          subject: writeLoggedImport({
            fileName,
            table: kind,
            created: planned.created.length,
            changed: planned.changed.length,
          }),
        },
      );
    },
  });
  const hasProblems = table.problems.length > 0;
  return {
    imported: !isDry && !hasProblems,
    mark: hasProblems ? null : markOf(kind, file, outcome),
    headings: (rows[0]?.cells ?? []).map(written),
    rows: Math.max(rows.length - 1, 0),
    problems: table.problems.length,
    refused: refusedRows(rows, table.problems),
    created: outcome.created.length,
    changed: outcome.changed.length,
    unchanged: outcome.unchanged,
    names: {
      created: outcome.created.slice(0, maxListedImportRows),
      changed: outcome.changed.slice(0, maxListedImportRows),
      skipped: outcome.skipped.slice(0, maxListedImportRows),
    },
    hints: outcome.hints.slice(0, maxListedImportRows),
    ignoredHeadings: [...table.ignoredHeadings],
  };
}

/**
 * Hash of the table and of the outcome that a dry run showed. The import is refused if its outcome has another hash.
 */
const markOf = (kind: DeskImportKind, file: string, outcome: ImportOutcome): string =>
  createHash("sha256")
    .update(JSON.stringify([kind, file, outcome]))
    .digest("hex");

const written = (cell: SheetRow["cells"][number]): string => (cell === null ? "" : String(cell));

function refusedRows(
  rows: readonly SheetRow[],
  problems: readonly ImportProblem[],
): DeskImportResult["refused"] {
  const headings = (rows[0]?.cells ?? []).map(written);
  const byLine = Map.groupBy(
    problems.toSorted((one, other) => one.line - other.line),
    ({ line }) => line,
  );
  const cells = new Map(rows.map((row) => [row.line, row.cells]));
  return [...byLine].slice(0, maxListedImportRows).map(([line, ofLine]) => ({
    line,
    cells: (cells.get(line) ?? []).map(written),
    problems: ofLine.map(({ column, message }) => {
      const place = column === undefined ? -1 : headings.indexOf(column);
      return { column: place === -1 ? null : place, message };
    }),
  }));
}
