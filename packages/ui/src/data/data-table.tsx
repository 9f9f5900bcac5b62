import type { ReactNode } from "react";
import { useIsMobile } from "../base/use-is-mobile.ts";
import { classNames } from "../base/class-names.ts";
import type { DataColumn, Sort } from "./data-column.ts";
import { DataTableCards } from "./data-table-cards.tsx";
import { DataTableHead } from "./data-table-head.tsx";
import { DataTableRow } from "./data-table-row.tsx";
import { SkeletonCards, SkeletonRows } from "./data-table-skeleton.tsx";
import { Delayed } from "../feedback/delayed.tsx";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import styles from "./data-table.module.css";

export interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string | number;
  href?: (row: Row) => string;
  /** Icon buttons of a row. */
  actions?: (row: Row) => ReactNode;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  hiddenColumns?: readonly string[];
  /** Stands there when there are no rows. */
  empty: ReactNode;
  loadingText: string;
  /** New rows are on their way while the old ones stay. */
  reloading?: boolean;
  dense?: boolean;
  /** px below which it scrolls sideways while the first column stays. */
  minWidth?: number;
  /** A row below 960 px; without it label and value line by line. */
  card?: (row: Row) => ReactNode;
  /** Cards above 960 px too. */
  asCards?: boolean;
  /** The table is the card itself, and its rows stand as cards of their own below 960 px. */
  framed?: boolean;
  /** The pager. */
  footer?: ReactNode;
}

/** A table, and a list of cards below 960 px. The server sorts and pages. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    rows,
    hiddenColumns = [],
    reloading = false,
    dense = false,
    framed = false,
    asCards = false,
    minWidth,
  } = props;
  const isCards = useIsMobile() || asCards;
  const columns = props.columns.filter(({ id }) => !hiddenColumns.includes(id));
  const loose = framed && isCards && props.card !== undefined;

  const table = (body: ReactNode) => (
    // Where no row holds a link, the keyboard scrolls the box itself.
    <div
      className={styles.scroller}
      {...(props.href ? {} : { tabIndex: 0, role: "region", "aria-label": label })}
    >
      <table
        className={classNames(styles.table, dense && styles.dense, minWidth !== undefined && styles.sticky)}
        style={{ minWidth }}
      >
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <DataTableHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          hasActions={props.actions !== undefined}
        />
        <tbody>{body}</tbody>
      </table>
    </div>
  );

  const content = () => {
    if (rows === undefined) {
      const skeleton = isCards ? <SkeletonCards loose={loose} /> : table(<SkeletonRows columns={columns} />);
      return <Delayed text={props.loadingText}>{skeleton}</Delayed>;
    }
    if (rows.length === 0) return props.empty;
    if (isCards) return <DataTableCards {...props} columns={columns} rows={rows} loose={loose} />;
    return table(
      rows.map((row) => <DataTableRow key={props.rowId(row)} {...props} columns={columns} row={row} />),
    );
  };

  return (
    <div
      className={classNames(
        styles.frame,
        framed && !(loose && rows?.length !== 0) && styles.framed,
        reloading && styles.reloading,
      )}
      aria-busy={reloading || undefined}
    >
      {content()}
      {props.footer}
    </div>
  );
}
