import type { ReactNode } from "react";
import { useIsMobile } from "../base/use-is-mobile.ts";
import { classNames } from "../base/class-names.ts";
import type { DataColumn, Sort } from "./data-column.ts";
import { DataTableCards } from "./data-table-cards.tsx";
import { DataTableHead } from "./data-table-head.tsx";
import { DataTableRow } from "./data-table-row.tsx";
import type { RowChoice } from "./row-choice.ts";
import { RowGroupTitle } from "./row-group-title.tsx";
import { groupRows, type RowGroups } from "./row-groups.ts";
import { SkeletonCards, SkeletonRows } from "./data-table-skeleton.tsx";
import { Delayed } from "../feedback/delayed.tsx";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import styles from "./data-table.module.css";

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined until the first response. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string | number;
  href?: (row: Row) => string;
  /** Icon buttons of a row. */
  actions?: (row: Row) => ReactNode;
  /** Lets the user choose rows. A list with its own `card` has to render the checkbox in it. */
  choice?: RowChoice<Row> | undefined;
  /** Headings between the rows. */
  groups?: RowGroups<Row> | undefined;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  hiddenColumns?: readonly string[];
  /** Shown if there are no rows. */
  empty: ReactNode;
  loadingText: string;
  /** New rows are being loaded; the old rows stay visible. */
  reloading?: boolean;
  dense?: boolean;
  /** Below this width in px the table scrolls sideways with a sticky first column. */
  minWidth?: number;
  /** How to render a row below 960 px. Without it a card lists labels and values. */
  card?: (row: Row) => ReactNode;
  /** The skeleton of a `card` while the rows load. */
  cardSkeleton?: ReactNode;
  /** Show cards above 960 px, too. */
  asCards?: boolean;
  /** The table has a card around it. Below 960 px each row is a card of its own instead. */
  framed?: boolean;
  /** The pager. */
  footer?: ReactNode;
}

/** A table, or a list of cards below 960 px. The server sorts and pages. */
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

  const table = (bodies: ReactNode) => (
    // If no row has a link, the box itself must be focusable to be scrolled by keyboard.
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
          page={props.choice?.page}
        />
        {bodies}
      </table>
    </div>
  );

  const content = () => {
    if (rows === undefined) {
      const skeleton = isCards ? (
        <SkeletonCards
          columns={columns}
          loose={loose}
          shape={props.cardSkeleton}
          hasCard={props.card !== undefined}
        />
      ) : (
        table(
          <tbody>
            <SkeletonRows
              columns={columns}
              hasActions={props.actions !== undefined}
              hasChoice={props.choice !== undefined}
            />
          </tbody>,
        )
      );
      return <Delayed text={props.loadingText}>{skeleton}</Delayed>;
    }
    if (rows.length === 0) return props.empty;
    if (isCards) return <DataTableCards {...props} columns={columns} rows={rows} loose={loose} />;
    return table(
      groupRows(rows, props.groups).map((group) => (
        <tbody key={group.key}>
          {group.heading && (
            <tr className={styles.group}>
              <th colSpan={columns.length + (props.actions ? 1 : 0)} scope="rowgroup">
                <RowGroupTitle {...group.heading} />
              </th>
            </tr>
          )}
          {group.rows.map((row) => (
            <DataTableRow key={props.rowId(row)} {...props} columns={columns} row={row} />
          ))}
        </tbody>
      )),
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
