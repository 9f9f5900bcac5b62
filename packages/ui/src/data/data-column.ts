import type { ReactNode } from "react";

export interface DataColumn<Row> {
  /** Also the name by which the server sorts. */
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** A second, quieter line. */
  sub?: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: "right";
  /** `never` keeps it on one line, `clip` also ends it with an ellipsis. */
  wrap?: "never" | "clip";
  /** px */
  width?: number;
  /** The column whose content is the row's link. */
  isLink?: boolean;
}

export interface Sort<Key extends string = string> {
  readonly by: Key;
  readonly order: "asc" | "desc";
}
