import type { ReactNode } from "react";

export interface DataColumn<Row> {
  /** The column's key; the server sorts by it. */
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** A second line in a weaker colour. */
  sub?: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: "right";
  /** `never` keeps the content on one line, `clip` also truncates it with an ellipsis. */
  wrap?: "never" | "clip";
  /** px */
  width?: number;
  /** The content of this column is the row's link. */
  isLink?: boolean;
}

export interface Sort<Key extends string = string> {
  readonly by: Key;
  readonly order: "asc" | "desc";
}
