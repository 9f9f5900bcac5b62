import { Fragment, type ReactNode } from "react";
import type { DataColumn } from "./data-column.ts";
import { type RowChoice, toggleByKey } from "./row-choice.ts";
import { RowGroupTitle } from "./row-group-title.tsx";
import { groupRows, type RowGroups } from "./row-groups.ts";
import table from "./data-table.module.css";
import styles from "./data-table-cards.module.css";

interface DataTableCardsProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  href?: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  card?: (row: Row) => ReactNode;
  choice?: RowChoice<Row> | undefined;
  groups?: RowGroups<Row> | undefined;
  /** Separate cards on the page instead of rows within one card. */
  loose: boolean;
}

/** The rows of a table on narrow screens. */
export function DataTableCards<Row>(props: DataTableCardsProps<Row>) {
  const { card, label } = props;
  return groupRows(props.rows, props.groups).map(({ key, rows, heading }) => (
    <Fragment key={key}>
      {heading && (
        <h2 className={styles.heading}>
          <RowGroupTitle {...heading} />
        </h2>
      )}
      <ul
        className={props.loose ? styles.cards : styles.rows}
        aria-label={heading ? `${label}: ${heading.title}` : label}
      >
        {rows.map((row) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- X selects the focused row.
          <li key={props.rowId(row)} onKeyDown={props.choice && toggleByKey(props.choice, row)}>
            {card ? card(row) : <PlainCard {...props} row={row} />}
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}

function PlainCard<Row>({ row, columns, href, actions }: DataTableCardsProps<Row> & { row: Row }) {
  return (
    <div className={styles.plainRow}>
      <dl>
        {columns.map((column) => (
          <div key={column.id} className={styles.pair}>
            <dt>{column.head}</dt>
            <dd>
              {column.isLink && href ? (
                <a className={table.link} href={href(row)}>
                  {column.cell(row)}
                </a>
              ) : (
                column.cell(row)
              )}
              {column.sub && <span className={table.sub}>{column.sub(row)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {actions && <div className={styles.cardActions}>{actions(row)}</div>}
    </div>
  );
}
