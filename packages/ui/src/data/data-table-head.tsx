import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { useTexts } from "../base/language.ts";
import { classNames } from "../base/class-names.ts";
import type { DataColumn, Sort } from "./data-column.ts";
import { Icon } from "../drawings/icon.tsx";
import { uiTexts } from "../ui.texts.ts";
import { PageCheckbox } from "./row-checkbox.tsx";
import type { RowChoice } from "./row-choice.ts";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import styles from "./data-table.module.css";

interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  hasActions: boolean;
  /** The checkbox that chooses all rows of the page. */
  page?: RowChoice<Row>["page"] | undefined;
}

const arrows = { asc: ArrowUp, desc: ArrowDown };
const spoken = { asc: "ascending", desc: "descending" } as const;

export function DataTableHead<Row>({ columns, sort, onSort, hasActions, page }: DataTableHeadProps<Row>) {
  const texts = useTexts(uiTexts).table;
  const next = (id: string): Sort => ({
    by: id,
    order: sort?.by === id && sort.order === "asc" ? "desc" : "asc",
  });
  return (
    <thead>
      <tr>
        {columns.map((column, index) => {
          const order = sort?.by === column.id ? sort.order : undefined;
          const head =
            column.sortable && onSort ? (
              <button type="button" className={styles.sort} onClick={() => onSort(next(column.id))}>
                {column.head}
                <Icon of={order ? arrows[order] : ChevronsUpDown} size={14} />
              </button>
            ) : (
              column.head
            );
          return (
            <th
              key={column.id}
              scope="col"
              style={{ width: column.width }}
              className={classNames(column.align === "right" && styles.right)}
              aria-sort={order && spoken[order]}
            >
              {index === 0 && page ? (
                <span className={styles.withBox}>
                  <PageCheckbox page={page} />
                  {head}
                </span>
              ) : (
                head
              )}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className={styles.actionsHead}>
            <VisuallyHidden>{texts.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
