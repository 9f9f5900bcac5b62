import { readFile, stat } from "node:fs/promises";
import { agreementsErrorTexts } from "@kreislauf/contract/agreements";
import { baseErrorTexts, Refusal } from "@kreislauf/contract/base";
import { locationsErrorTexts } from "@kreislauf/contract/locations";
import { ordersErrorTexts } from "@kreislauf/contract/orders";
import { providerErrorTexts } from "@kreislauf/contract/provider";
import { usersErrorTexts } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { Work } from "../base/context.ts";
import { letOthersIn } from "../base/let-others-in.ts";
import { readSheet, UnreadableSheetError } from "../base/read-sheet.ts";
import { type Command, type CommandParts, refused } from "./command.ts";
import type { CommandOptions } from "./command-options.ts";
import {
  type ImportColumns,
  type ImportHeadings,
  type ImportProblem,
  type ImportRow,
  type ImportTable,
  readImport,
} from "./read-import.ts";

const largestFile = 20_000_000; // bytes
const mostRows = 100_000;
/** More than these are not read one by one. */
const shownProblems = 200;
const shownRows = 50;

/** What an import does, told by what the rows are called. */
export interface ImportOutcome {
  readonly created: string[];
  readonly changed: string[];
  /** As they are already. */
  unchanged: number;
  /** Rows that need not be imported, each with the reason. */
  readonly leftOut: string[];
}

export interface ImportKind<Columns extends ImportColumns> {
  readonly columns: Columns;
  readonly headings: ImportHeadings<Columns>;
  /** Writes the rows, and refuses those that cannot be written. `isDry`: nothing may outlast the transaction. */
  write(
    work: Work & { readonly isDry: boolean },
    table: ImportTable<Columns>,
    outcome: ImportOutcome,
  ): Promise<void>;
}

/** Undoes an import that has problems, or was only tried. */
class Undone extends Error {}

/** A command that imports a table as a whole or not at all. */
export const importing =
  <Columns extends ImportColumns>(kind: ImportKind<Columns>): Command["run"] =>
  async ({ db, clock }: CommandParts, { rest: [path], "dry-run": isDry }: CommandOptions) => {
    const sheet = await readFileAsSheet(path);
    if ("lines" in sheet) return sheet;
    if (sheet.rows.length > mostRows) return refused(`${path} has more than ${mostRows} rows.`);
    const table = readImport(sheet.rows, kind.columns, kind.headings);
    const outcome: ImportOutcome = { created: [], changed: [], unchanged: 0, leftOut: [] };
    try {
      await db.transaction().execute(async (transaction) => {
        // One import after the other, so that each sees what the last one wrote.
        await sql`select pg_advisory_xact_lock(hashtext('import'))`.execute(transaction);
        await kind.write({ db: transaction, now: clock.now(), isDry }, table, outcome);
        if (isDry || table.problems.length > 0) throw new Undone();
      });
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
    }
    const { problems } = table;
    return problems.length > 0
      ? refused(...problemLines(problems))
      : { ok: true, lines: doneLines(outcome, table.unread, isDry) };
  };

async function readFileAsSheet(path: string | undefined) {
  if (path === undefined) return refused("The file is missing.");
  try {
    if ((await stat(path)).size > largestFile)
      return refused(`${path} is larger than ${largestFile / 1e6} MB.`);
    return { rows: await readSheet(await readFile(path)) };
  } catch (error) {
    const isUnreadable = error instanceof UnreadableSheetError;
    return refused(isUnreadable ? `${path} cannot be imported. ${error.message}` : `${path} cannot be read.`);
  }
}

const english: Readonly<Record<string, string>> = {
  ...baseErrorTexts.en,
  ...usersErrorTexts.en,
  ...locationsErrorTexts.en,
  ...agreementsErrorTexts.en,
  ...ordersErrorTexts.en,
  ...providerErrorTexts.en,
};

/** The rows that are the first with their key; each later one is refused. */
export function withoutTwins<Columns extends ImportColumns>(
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

/** Does something for a row; what a verb refuses becomes a problem of it, of the column named for the code or the field. */
export async function forRow<Columns extends ImportColumns>(
  table: ImportTable<Columns>,
  row: ImportRow<Columns>,
  columnOf: Readonly<Record<string, keyof Columns & string>>,
  work: () => Promise<void> | void,
): Promise<void> {
  await letOthersIn();
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [detail] = error.details;
    const column = columnOf[detail?.field ?? error.code];
    const sentence = detail?.message ?? english[error.code] ?? error.code;
    if (column === undefined) table.problems.push({ line: row.line, says: sentence });
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

function problemLine({ line, column, value, says }: ImportProblem): string {
  const place = column === undefined ? `Line ${line}` : `Line ${line}, ${column}`;
  const found = value === undefined ? "" : value === "" ? " is empty" : ` '${value}'`;
  return `${place}${found}: ${says}`.replace(/[^.]$/, "$&.");
}

function doneLines(outcome: ImportOutcome, unread: readonly string[], isDry: boolean): readonly string[] {
  const { created, changed, unchanged, leftOut } = outcome;
  const be = isDry ? "would be" : "are";
  return [
    ...(isDry ? ["Nothing is imported: this is a dry run."] : []),
    `${created.length} ${be} created, ${changed.length} ${be} changed, ${unchanged} stay as they are.`,
    ...listed("+", created),
    ...listed("~", changed),
    ...(leftOut.length > 0 ? [`${leftOut.length} ${be} left out:`, ...listed("-", leftOut)] : []),
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
