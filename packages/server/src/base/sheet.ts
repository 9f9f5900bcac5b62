/** What a cell holds: dates as `YYYY-MM-DD`, months as `YYYY-MM`, instants in ISO 8601; null is empty. */
export type Cell = string | number | null;

/** How a cell is written. Weights come in kilograms, whatever they are shown in. */
export type CellKind =
  | "text"
  | "integer"
  | "kilograms"
  | "tonnes"
  | "percent"
  | "date"
  | "month"
  | "dateTime";

export interface Column<Row> {
  readonly heading: string;
  readonly kind: CellKind;
  /** Characters that fit in. */
  readonly width: number;
  readonly value: (row: Row) => Cell;
}

/** Rows of whatever shape with the columns that read them. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column<unknown>[];
  /** Its rows, some at a time: a file is written while its rows are read. */
  readonly pages: AsyncIterable<readonly unknown[]>;
}

/** Binds rows to columns that fit them. */
export const sheetOf = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): Sheet => ({ name, columns: columns as readonly Column<unknown>[], pages });

/** Characters that are written at a time: long texts in the making fill the memory. */
export const chunkLength = 65_536;
