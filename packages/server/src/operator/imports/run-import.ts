import { readFile, stat } from "node:fs/promises";
import { accountingErrorTexts } from "@kreislauf/contract/accounting";
import { agreementsErrorTexts } from "@kreislauf/contract/agreements";
import { baseErrorTexts, type Language, Refusal } from "@kreislauf/contract/base";
import { sitesErrorTexts } from "@kreislauf/contract/sites";
import { documentsErrorTexts } from "@kreislauf/contract/documents";
import { ordersErrorTexts } from "@kreislauf/contract/orders";
import { proofsErrorTexts } from "@kreislauf/contract/proofs";
import { providerErrorTexts } from "@kreislauf/contract/provider";
import { usersErrorTexts } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { WriteContext } from "../../base/context.ts";
import type { Db } from "../../base/database/database.ts";
import { yieldToEventLoop } from "../../base/yield-to-event-loop.ts";
import { readSheet, type SheetRow, UnreadableSheetError } from "../../base/sheets/read-sheet.ts";
import { type Command, type CommandContext, commandFailed } from "../base/command.ts";
import type { CommandOptions } from "../base/command-options.ts";
import {
  type ImportColumns,
  type ImportHeadings,
  type ImportProblem,
  type ImportRow,
  type ImportTable,
  readImport,
} from "./read-import.ts";
import { unreadableSheetSentence } from "./unreadable-sheet.texts.ts";

const maxFileBytes = 20_000_000; // bytes
const maxRows = 100_000;
/** How many problems are listed one by one. */
const shownProblems = 200;
const shownRows = 50;

/** What an import did with each row; `created`, `changed` and `skipped` hold the names of rows. */
export interface ImportOutcome {
  readonly created: string[];
  readonly changed: string[];
  /** How many rows were up to date already. */
  unchanged: number;
  /** Rows that need not be imported, each with the reason. */
  readonly skipped: string[];
  /** Sentences about data of the portal that does not fit the table; they do not stop the import. */
  readonly hints: string[];
}

export interface ImportDefinition<Columns extends ImportColumns> {
  readonly columns: Columns;
  readonly headings: ImportHeadings<Columns>;
  /**
   * Writes the rows and refuses those that cannot be written. With `isDry` it must leave no effect outside of the
   * transaction.
   */
  write(
    work: WriteContext & { readonly isDry: boolean },
    table: ImportTable<Columns>,
    outcome: ImportOutcome,
  ): Promise<void>;
}

/** Thrown to roll back an import that has problems or is a dry run. */
class Undone extends Error {}

interface ImportWork {
  readonly db: Db;
  readonly now: Temporal.Instant;
  /** The language in which problems are described. */
  readonly language: Language;
}

/**
 * Imports a table as a whole or, with `isDry` or any problem, not at all; the result says what was or would have been
 * written. Before the commit `accepts` may still refuse the import by throwing.
 */
export async function importRows<Columns extends ImportColumns>(
  { db, now, language }: ImportWork,
  kind: ImportDefinition<Columns>,
  rows: readonly SheetRow[],
  { isDry, accepts }: { readonly isDry: boolean; readonly accepts?: AcceptImport },
): Promise<{ readonly table: ImportTable<Columns>; readonly outcome: ImportOutcome }> {
  const table = readImport(rows, kind.columns, kind.headings, language);
  const outcome: ImportOutcome = { created: [], changed: [], unchanged: 0, skipped: [], hints: [] };
  try {
    await db.transaction().execute(async (transaction) => {
      // Imports run one after the other, so that each sees what the last one wrote.
      await sql`select pg_advisory_xact_lock(hashtext('import'))`.execute(transaction);
      await kind.write({ db: transaction, now, isDry }, table, outcome);
      if (isDry || table.problems.length > 0) throw new Undone();
      await accepts?.({ db: transaction, now }, outcome);
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return { table, outcome };
}

/** Called before the commit of an import without problems; if it throws, nothing is imported. */
export type AcceptImport = (work: WriteContext, outcome: ImportOutcome) => Promise<void>;

/**
 * Makes a command that imports a table as a whole or not at all; `--dry-run` only checks it. More than 100,000 rows are
 * refused.
 */
export const runImport =
  <Columns extends ImportColumns>(kind: ImportDefinition<Columns>): Command["run"] =>
  async ({ db, clock }: CommandContext, { rest: [path = ""], "dry-run": isDry }: CommandOptions) => {
    const sheet = await readFileAsSheet(path);
    if ("lines" in sheet) return sheet;
    if (sheet.rows.length > maxRows) return commandFailed(`${path} has more than ${maxRows} rows.`);
    const { table, outcome } = await importRows({ db, now: clock.now(), language: "en" }, kind, sheet.rows, {
      isDry,
    });
    const { problems } = table;
    return problems.length > 0
      ? commandFailed(...problemLines(problems))
      : { ok: true, lines: doneLines(outcome, table.ignoredHeadings, isDry) };
  };

async function readFileAsSheet(path: string) {
  try {
    if ((await stat(path)).size > maxFileBytes)
      return commandFailed(`${path} is larger than ${maxFileBytes / 1e6} MB.`);
    return { rows: await readSheet(await readFile(path)) };
  } catch (error) {
    if (!(error instanceof UnreadableSheetError)) return commandFailed(`${path} cannot be read.`);
    return commandFailed(`${path} cannot be imported. ${unreadableSheetSentence(error, "en")}`);
  }
}

const sentencesIn = (language: Language): Readonly<Record<string, string>> => ({
  ...baseErrorTexts[language],
  ...usersErrorTexts[language],
  ...sitesErrorTexts[language],
  ...agreementsErrorTexts[language],
  ...ordersErrorTexts[language],
  ...proofsErrorTexts[language],
  ...providerErrorTexts[language],
  ...documentsErrorTexts[language],
  ...accountingErrorTexts[language],
});
const sentences = { de: sentencesIn("de"), en: sentencesIn("en") };

/** Returns the first row of each key; later rows with the same key are refused. */
export function withoutDuplicateRows<Columns extends ImportColumns>(
  table: ImportTable<Columns>,
  column: keyof Columns & string,
  keyOf: (values: ImportRow<Columns>["values"]) => string,
): readonly ImportRow<Columns>[] {
  const lines = new Map<string, number>();
  return table.rows.filter((row) => {
    const key = keyOf(row.values);
    const line = lines.get(key);
    if (line === undefined) lines.set(key, row.line);
    else table.refuse(row, column, `line ${line} has the same`);
    return line === undefined;
  });
}

/**
 * Reads a value that concerns a whole document. The value may be in one or several of the document's rows; rows with
 * another value are refused. Null if no row has a value.
 */
export function valueOfDocument<Columns extends ImportColumns, Column extends keyof Columns & string>(
  table: ImportTable<Columns>,
  rows: readonly ImportRow<Columns>[],
  column: Column,
): ImportRow<Columns>["values"][Column] | null {
  const given = rows.filter(({ values }) => (values[column] ?? null) !== null);
  const value = given[0]?.values[column] ?? null;
  for (const row of given) {
    if (row.values[column] !== value)
      table.refuse(row, column, "expected the same in all lines of a document");
  }
  return value;
}

/**
 * Runs `work` for a row. A refusal that it throws becomes a problem of the row, in the column that `columnOf` names for
 * the refused field or the error code.
 */
export async function tryRow<Columns extends ImportColumns>(
  table: ImportTable<Columns>,
  row: ImportRow<Columns>,
  columnOf: Readonly<Record<string, keyof Columns & string>>,
  work: () => Promise<void> | void,
): Promise<void> {
  await yieldToEventLoop();
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [detail] = error.details;
    const column = columnOf[detail?.field ?? error.code];
    const sentence = detail?.message ?? sentences[table.language][error.code] ?? error.code;
    if (column === undefined) table.problems.push({ line: row.line, message: sentence });
    else table.refuse(row, column, sentence);
  }
}

const count = (number: number, words: string) => `${number} ${words}`;

function problemLines(problems: readonly ImportProblem[]): readonly string[] {
  const sorted = problems.toSorted((one, other) => one.line - other.line);
  const more = sorted.length - shownProblems;
  return [
    `Nothing is imported: ${count(sorted.length, sorted.length === 1 ? "problem" : "problems")}.`,
    ...sorted.slice(0, shownProblems).map(problemLine),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
}

function problemLine({ line, column, value, message }: ImportProblem): string {
  const place = column === undefined ? `Line ${line}` : `Line ${line}, ${column}`;
  const found = value === undefined ? "" : value === "" ? " is empty" : ` '${value}'`;
  return `${place}${found}: ${message}`.replace(/[^.]$/, "$&.");
}

function doneLines(outcome: ImportOutcome, unread: readonly string[], isDry: boolean): readonly string[] {
  const { created, changed, unchanged, skipped, hints } = outcome;
  const be = isDry ? "would be" : "are";
  return [
    ...(isDry ? ["Nothing is imported: this is a dry run."] : []),
    `${created.length} ${be} created, ${changed.length} ${be} changed, ${unchanged} stay as they are.`,
    ...listed("+", created),
    ...listed("~", changed),
    ...(skipped.length > 0 ? [`${skipped.length} ${be} left out:`, ...listed("-", skipped)] : []),
    ...hints,
    ...(unread.length > 0 ? [`These columns mean nothing here and are not read: ${unread.join(", ")}.`] : []),
  ];
}

function listed(sign: string, rows: readonly string[]): readonly string[] {
  const more = rows.length - shownRows;
  return [
    ...rows.slice(0, shownRows).map((row) => `  ${sign} ${row}`),
    ...(more > 0 ? [`  ${sign} and ${more} more`] : []),
  ];
}
