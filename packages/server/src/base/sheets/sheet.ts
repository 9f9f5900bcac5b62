/** The value of a cell: dates as `YYYY-MM-DD`, months as `YYYY-MM`, instants in ISO 8601; null if empty. */
export type Cell = string | number | null;

/** The format of a cell. Weights are in kilograms and money in cents, whatever unit is displayed. */
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
  /** An instant, or its day alone where it is the beginning of one in Berlin. */
  | "dayOrTime";

export interface Column<Row> {
  readonly heading: string;
  readonly kind: CellKind;
  /** Width in characters. */
  readonly width: number;
  readonly value: (row: Row) => Cell;
}

/** Rows of any type with the columns that read them. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column<unknown>[];
  /** The rows in batches: the file is written while they are read. */
  readonly pages: AsyncIterable<readonly unknown[]>;
}

/** Binds rows to columns of the same row type. */
export const sheetOf = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): Sheet => ({ name, columns: columns as readonly Column<unknown>[], pages });

/** Characters written at a time, so that long texts do not fill the memory. */
export const chunkLength = 65_536;

/** Spreadsheet programs take a text that begins so for a formula; those of East Asia know full-width signs too. */
export const startsLikeFormula = /^[=+\-@＝＋－＠\t\r\n]/;
