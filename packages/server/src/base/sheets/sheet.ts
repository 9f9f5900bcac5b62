/** The value of a cell: dates as `YYYY-MM-DD`, months as `YYYY-MM`, instants in ISO 8601; null if empty. */
export type Cell = string | number | null;

/**
 * The format of a cell. Weights are in kilograms, money in cents and percentages as fractions of 1, whatever unit is
 * displayed.
 */
export type CellKind =
  | "text"
  | "integer"
  | "kilograms"
  | "tonnes"
  | "percent"
  | "money"
  | "date"
  | "month"
  | "dateTime"
  /** An instant; shown as a day alone if it is the beginning of a day in Berlin. */
  | "dayOrTime";

export interface Column<Row> {
  readonly heading: string;
  readonly kind: CellKind;
  /** Width in characters. */
  readonly width: number;
  readonly value: (row: Row) => Cell;
}

/** A table: its columns, and its rows of any type. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column<unknown>[];
  /** The rows in batches, so that the file can be written while rows are still being read. */
  readonly pages: AsyncIterable<readonly unknown[]>;
}

/** Makes a sheet from columns and rows of the same type. */
export const sheetOf = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): Sheet => ({ name, columns: columns as readonly Column<unknown>[], pages });

/** Rows that are already in memory, as the only page of a sheet. */
export async function* onePage<Page>(page: Page): AsyncGenerator<Page> {
  yield page;
}

/** Characters written at a time, so that long texts do not fill the memory. */
export const chunkLength = 65_536;

/**
 * Spreadsheet programs read a text that begins with one of these as a formula; East Asian ones also know full-width
 * signs.
 */
export const startsLikeFormula = /^[=+\-@＝＋－＠\t\r\n]/;
