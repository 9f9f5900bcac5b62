import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import type { DataColumn } from "./data-column.ts";
import { RowCheckbox } from "./row-checkbox.tsx";
import { type RowChoice, toggleByKey } from "./row-choice.ts";
import styles from "./data-table.module.css";

interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  href?: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  minWidth?: number | undefined;
  choice?: RowChoice<Row> | undefined;
}

export function DataTableRow<Row>({ row, columns, href, actions, minWidth, choice }: DataTableRowProps<Row>) {
  // A sticky first column is the containing block of a link inside it. So the row's link covers either that column or
  // all others, and a second link, in this column, covers the rest.
  const secondLink = columns[0]?.isLink ? 1 : 0;
  return (
    <tr
      className={classNames(styles.row, choice?.isChosen(row) && styles.chosen)}
      onKeyDown={choice && toggleByKey(choice, row)}
    >
      {columns.map((column, index) => {
        const content = column.cell(row);
        const lines = (
          <>
            {column.isLink && href ? (
              <a className={styles.link} href={href(row)}>
                {content}
              </a>
            ) : (
              content
            )}
            {minWidth !== undefined && index === secondLink && href && (
              <a className={styles.rowLink} href={href(row)} tabIndex={-1} aria-hidden />
            )}
            {column.sub && <span className={styles.sub}>{column.sub(row)}</span>}
          </>
        );
        return (
          <td
            key={column.id}
            className={classNames(
              column.align === "right" && styles.right,
              column.wrap !== undefined && styles[column.wrap],
            )}
            title={column.wrap === "clip" && typeof content === "string" ? content : undefined}
          >
            {index === 0 && choice ? (
              <div className={styles.withBox}>
                <RowCheckbox choice={choice} row={row} />
                <div>{lines}</div>
              </div>
            ) : (
              lines
            )}
          </td>
        );
      })}
      {actions && (
        <td className={styles.actionsCell}>
          <span className={styles.actions}>{actions(row)}</span>
        </td>
      )}
    </tr>
  );
}
