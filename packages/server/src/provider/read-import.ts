import type { Language } from "@kreislauf/contract/base";
import { isErrorOfFormula, type SheetCell, type SheetRow } from "../base/read-sheet.ts";
import { type CellReader, wordKey } from "./import-cells.ts";

/** A column that a table must have, with a value in each row; or one that it may have. */
type Column<Value> = CellReader<Value> & { readonly needed: boolean };
type NeededColumn<Value> = CellReader<Value> & { readonly needed: true };
type OptionalColumn<Value> = CellReader<Value> & { readonly needed: false };

export const needed = <Value>(reader: CellReader<Value>): NeededColumn<Value> => ({
  ...reader,
  needed: true,
});
export const optional = <Value>(reader: CellReader<Value>): OptionalColumn<Value> => ({
  ...reader,
  needed: false,
});

export type ImportColumns = Readonly<Record<string, Column<unknown>>>;

type ValueOf<C> =
  C extends NeededColumn<infer Value>
    ? Value
    : C extends OptionalColumn<infer Value>
      ? Value | null | undefined
      : never;

/** The values of a row: null where the cell is empty, undefined where the table has no such column. */
export type ImportValues<Columns extends ImportColumns> = {
  readonly [Name in keyof Columns]: ValueOf<Columns[Name]>;
};

export interface ImportRow<Columns extends ImportColumns> extends SheetRow {
  readonly values: ImportValues<Columns>;
}

/** One thing that keeps a table from being imported. */
export interface ImportProblem {
  readonly line: number;
  /** As the table heads it. */
  readonly column?: string | undefined;
  readonly value?: string;
  readonly says: string;
}

/** A table as it was read, which collects what is wrong with it. */
export interface ImportTable<Columns extends ImportColumns> {
  /** Those without a problem of their own. */
  readonly rows: readonly ImportRow<Columns>[];
  readonly problems: ImportProblem[];
  /** Headings that mean nothing here. */
  readonly unread: readonly string[];
  /** Refuses a row for one of its values. */
  refuse(row: ImportRow<Columns>, column: keyof Columns & string, says: string): void;
}

export type ImportHeadings<Columns extends ImportColumns> = Readonly<
  Record<Language, Readonly<Record<keyof Columns & string, string>>>
>;

/** Reads a table by its headings, in whatever order and language they stand. */
export function readImport<Columns extends ImportColumns>(
  sheet: readonly SheetRow[],
  columns: Columns,
  headings: ImportHeadings<Columns>,
): ImportTable<Columns> {
  const problems: ImportProblem[] = [];
  const [head, ...body] = sheet;
  const read = readHeadings(head, columns, headings, problems);
  const { places, unread } = read;
  const headingOf = (name: string) => places.get(name)?.heading ?? headings.de[name]?.split("|")[0];
  const rows = problems.length > 0 ? [] : body.flatMap((row) => readRow(row, columns, read, problems));
  return {
    rows,
    problems,
    unread,
    refuse: ({ line, cells }, column, says) => {
      const value = written(cells[places.get(column)?.index ?? -1]);
      problems.push({ line, column: headingOf(column), value, says });
    },
  };
}

interface Headings {
  /** Where the columns that mean something stand. */
  readonly places: ReadonlyMap<string, { readonly index: number; readonly heading: string }>;
  /** Where any stands. */
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
        all.split("|").map((heading) => [wordKey(heading), name] as const),
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
    const name = names.get(wordKey(heading));
    if (name === undefined) {
      unread.push(heading);
    } else if (places.has(name)) {
      problems.push({ line, column: heading, says: "expected each column once" });
    } else {
      places.set(name, { index, heading });
    }
  }
  for (const [name, { needed: isNeeded }] of Object.entries(columns)) {
    if (!isNeeded || places.has(name)) continue;
    const [german = "", english = ""] = [words.de, words.en].map(
      (ofLanguage) => ofLanguage[name]?.split("|")[0],
    );
    const other = english === german ? "" : ` (or '${english}')`;
    problems.push({ line, says: `expected a column '${german}'${other}` });
  }
  return { places, headings, unread };
}

function readRow<Columns extends ImportColumns>(
  { line, cells }: SheetRow,
  columns: Columns,
  { places, headings }: Headings,
  problems: ImportProblem[],
): ImportRow<Columns>[] {
  // An unquoted separator moves all values behind it: none of them is what its column says.
  const stray = cells.find((cell, index) => cell !== null && !headings.has(index)) ?? null;
  if (stray !== null) {
    problems.push({ line, value: written(stray), says: "expected no value without a heading above it" });
    return [];
  }
  const before = problems.length;
  const values: Record<string, unknown> = {};
  for (const [name, { read, expected, needed: isNeeded }] of Object.entries(columns)) {
    const place = places.get(name);
    if (place === undefined) continue;
    const cell = cells[place.index] ?? null;
    const isError = isErrorOfFormula(cell);
    const value = cell === null ? null : isError ? undefined : read(cell);
    if (value === undefined || (value === null && isNeeded)) {
      const says = `expected ${expected}${isError ? ", not the error of a formula" : ""}`;
      problems.push({ line, column: place.heading, value: written(cell), says });
    } else {
      values[name] = value;
    }
  }
  return problems.length > before ? [] : [{ line, cells, values: values as ImportValues<Columns> }];
}

/** A cell in words, cut where it is long. */
function written(cell: SheetCell | undefined): string {
  const words = String(cell ?? "");
  return words.length > 60 ? `${words.slice(0, 60)}...` : words;
}
