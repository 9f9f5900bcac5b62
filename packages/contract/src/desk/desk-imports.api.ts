import * as z from "zod/mini";
import { type EndpointTable, needsRole } from "../base/index.ts";
import { deskFileName } from "./desk-customers.schema.ts";
import { deskImportKinds, maxDeskImportBodyBytes } from "./desk.codes.ts";

const masterData = needsRole("master_data");

export const deskImport = z.strictObject({
  kind: z.enum(deskImportKinds),
  fileName: deskFileName,
  /** CSV or XLSX as data URI. */
  file: z.string().check(z.minLength(1)),
  /**
   * Null to only check the table; to import it, the mark that the check returned, which identifies what was checked.
   */
  mark: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});
export type DeskImport = z.output<typeof deskImport>;

const importProblem = z.object({
  /** The column's number, counted from 0; null if the problem concerns the whole row. */
  column: z.nullable(z.int()),
  message: z.string(),
});

export const deskImportResult = z.object({
  imported: z.boolean(),
  /** The mark to import the table with; null while there are problems. */
  mark: z.nullable(z.string()),
  headings: z.array(z.string()),
  rows: z.int(),
  problems: z.int(),
  /** The first rows with problems, with their cells as the file has them. */
  refused: z.array(z.object({ line: z.int(), cells: z.array(z.string()), problems: z.array(importProblem) })),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /**
   * The names of the records that are created, changed and skipped, each list up to a limit; skipped ones with a
   * reason.
   */
  names: z.object({
    created: z.array(z.string()),
    changed: z.array(z.string()),
    skipped: z.array(z.string()),
  }),
  /** Remarks on contradictions, such as waste types that the waste list classifies differently. */
  hints: z.array(z.string()),
  ignoredHeadings: z.array(z.string()),
});
export type DeskImportResult = z.output<typeof deskImportResult>;

/** Import of tables: a table is checked first, and then imported as a whole or not at all. */
export const deskImportsApi = {
  deskImportKinds: {
    method: "GET",
    path: "/desk/v1/imports",
    summary: "The tables that can be imported, with their columns",
    access: masterData,
    answer: z.object({
      kinds: z.array(
        z.object({
          kind: z.enum(deskImportKinds),
          columns: z.array(z.object({ heading: z.string(), isRequired: z.boolean() })),
        }),
      ),
    }),
  },
  runDeskImport: {
    method: "POST",
    path: "/desk/v1/imports",
    summary: "Check a table, or import it as it was checked",
    access: masterData,
    body: deskImport,
    answer: deskImportResult,
    refusals: ["import_unreadable", "import_too_large", "import_outdated"],
    maxBodyBytes: maxDeskImportBodyBytes,
  },
} as const satisfies EndpointTable;
