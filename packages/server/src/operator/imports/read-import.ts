import type { Language } from "@kreislauf/contract/base";
import { isFormulaError, type SheetCell, type SheetRow } from "../../base/sheets/read-sheet.ts";
import { type CellReader, normalizeWord } from "./import-cells.ts";
import { importProblemIn } from "./import-problems.texts.ts";

/** A column of a table: a required one must have a value in each row. */
type Column<Value> = CellReader<Value> & { readonly required: boolean };
type RequiredColumn<Value> = CellReader<Value> & { readonly required: true };
type OptionalColumn<Value> = CellReader<Value> & { readonly required: false };

export const required = <Value>(reader: CellReader<Value>): RequiredColumn<Value> => ({
  ...reader,
  required: true,
});
export const optional = <Value>(reader: CellReader<Value>): OptionalColumn<Value> => ({
  ...reader,
  required: false,
});

export type ImportColumns = Readonly<Record<string, Column<unknown>>>;

type ValueOf<C> =
  C extends RequiredColumn<infer Value>
    ? Value
    : C extends OptionalColumn<infer Value>
      ? Value | null | undefined
      : never;

/** The values of a row: null if a cell is empty, undefined if the table has no such column. */
export type ImportValues<Columns extends ImportColumns> = {
  readonly [Name in keyof Columns]: ValueOf<Columns[Name]>;
};

export interface ImportRow<Columns extends ImportColumns> extends SheetRow {
  readonly values: ImportValues<Columns>;
}

/** A reason why a table cannot be imported. */
export interface ImportProblem {
  readonly line: number;
  /** The column's heading as written in the table; undefined if the problem concerns no single column. */
  readonly column?: string | undefined;
  readonly value?: string;
  readonly message: string;
}

/** A table after reading, which also collects its problems. */
export interface ImportTable<Columns extends ImportColumns> {
  /** The rows that could be read; empty if a heading is wrong. */
  readonly rows: readonly ImportRow<Columns>[];
  readonly problems: ImportProblem[];
  /** The language of the problems. */
  readonly language: Language;
  /** Headings of the table that the import does not use. */
  readonly ignoredHeadings: readonly string[];
  /** Refuses a row because of one of its values. */
  refuse(row: ImportRow<Columns>, column: keyof Columns & string, says: string): void;
}

export type ImportHeadings<Columns extends ImportColumns> = Readonly<
  Record<Language, Readonly<Record<keyof Columns & string, string>>>
>;

/** Reads a table by its headings, which may be German or English and in any sequence. */
export function readImport<Columns extends ImportColumns>(
  sheet: readonly SheetRow[],
  columns: Columns,
  headings: ImportHeadings<Columns>,
  language: Language = "en",
): ImportTable<Columns> {
  const problems: ImportProblem[] = [];
  const [head, ...body] = sheet;
  const read = readHeadings(head, columns, headings, problems);
  const { places, unread } = read;
  const headingOf = (name: string) => places.get(name)?.heading ?? headings.de[name]?.split("|")[0];
  const rows = problems.length > 0 ? [] : body.flatMap((row) => readRow(row, columns, read, problems));
  const translated = problems.map((problem) => ({
    ...problem,
    message: importProblemIn(language, problem.message),
  }));
  return {
    rows,
    problems: translated,
    language,
    ignoredHeadings: unread,
    refuse: ({ line, cells }, column, says) => {
      const value = written(cells[places.get(column)?.index ?? -1]);
      translated.push({ line, column: headingOf(column), value, message: importProblemIn(language, says) });
    },
  };
}

interface Headings {
  /** The position and heading of each known column, by the column's name. */
  readonly places: ReadonlyMap<string, { readonly index: number; readonly heading: string }>;
  /** The positions of all columns with a heading. */
  readonly headings: ReadonlySet<number>;
  readonly unread: readonly string[];
}

function readHeadings(
  head: SheetRow | undefined,
  columns: ImportColumns,
  words: ImportHeadings<ImportColumns>,
  problems: ImportProblem[],
): Headings {
  const names = new Map(
    [words.de, words.en].flatMap((ofLanguage) =>
      Object.entries(ofLanguage).flatMap(([name, all]) =>
        all.split("|").map((heading) => [normalizeWord(heading), name] as const),
      ),
    ),
  );
  const places = new Map<string, { readonly index: number; readonly heading: string }>();
  const unread: string[] = [];
  const headings = new Set<number>();
  const line = head?.line ?? 1;
  for (const [index, cell] of (head?.cells ?? []).entries()) {
    if (cell === null) continue;
    headings.add(index);
    const heading = written(cell);
    const name = names.get(normalizeWord(heading));
    if (name === undefined) {
      unread.push(heading);
    } else if (places.has(name)) {
      problems.push({ line, column: heading, message: "expected each column once" });
    } else {
      places.set(name, { index, heading });
    }
  }
  for (const [name, { required: isNeeded }] of Object.entries(columns)) {
    if (!isNeeded || places.has(name)) continue;
    const [german = "", english = ""] = [words.de, words.en].map(
      (ofLanguage) => ofLanguage[name]?.split("|")[0],
    );
    const other = english === german ? "" : ` (or '${english}')`;
    problems.push({ line, message: `expected a column '${german}'${other}` });
  }
  return { places, headings, unread };
}

function readRow<Columns extends ImportColumns>(
  { line, cells }: SheetRow,
  columns: Columns,
  { places, headings }: Headings,
  problems: ImportProblem[],
): ImportRow<Columns>[] {
  // An unquoted delimiter shifts all values after it into wrong columns, the last one beyond the headings.
  const unheaded = cells.find((cell, index) => cell !== null && !headings.has(index)) ?? null;
  if (unheaded !== null) {
    problems.push({
      line,
      value: written(unheaded),
      message: "expected no value without a heading above it",
    });
    return [];
  }
  const before = problems.length;
  const values: Record<string, unknown> = {};
  for (const [name, { read, expected, required: isNeeded }] of Object.entries(columns)) {
    const place = places.get(name);
    if (place === undefined) continue;
    const cell = cells[place.index] ?? null;
    const isError = isFormulaError(cell);
    const value = cell === null ? null : isError ? undefined : read(cell);
    if (value === undefined || (value === null && isNeeded)) {
      const says = `expected ${expected}${isError ? ", not the error of a formula" : ""}`;
      problems.push({ line, column: place.heading, value: written(cell), message: says });
    } else {
      values[name] = value;
    }
  }
  return problems.length > before ? [] : [{ line, cells, values: values as ImportValues<Columns> }];
}

/** A cell as text, cut to 60 characters and marked by `...` if it is longer; empty for an empty cell. */
function written(cell: SheetCell | undefined): string {
  const words = String(cell ?? "");
  return words.length > 60 ? `${words.slice(0, 60)}...` : words;
}
