import type { DataColumn } from "./data-column.ts";
import { SkeletonCard } from "../feedback/skeleton-card.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import table from "./data-table.module.css";
import styles from "./data-table-cards.module.css";

/** px, widths of the bars. At most five rows, whatever the page size. */
const skeletonRows = [180, 140, 200, 160, 120];

/** width in px, but at most that of the column, so that a bar does not push the last column out of the card */
const upTo = (width: number) => `min(100%, ${width}px)`;

export function SkeletonRows<Row>({ columns }: { columns: readonly DataColumn<Row>[] }) {
  return skeletonRows.map((width) => (
    <tr key={width}>
      {columns.map((column, index) => (
        <td key={column.id}>
          {index === 0 && column.sub === undefined ? (
            <Skeleton width={upTo(92)} height={26} radius={6} />
          ) : (
            <Skeleton width={upTo(column.sub ? width : Math.round(width * 0.4))} />
          )}
          {column.sub && (
            <span className={table.skeletonSub}>
              <Skeleton width={upTo(90)} height={11} />
            </span>
          )}
        </td>
      ))}
    </tr>
  ));
}

export function SkeletonCards({ loose }: { loose: boolean }) {
  return (
    <div className={loose ? styles.cards : styles.rows}>
      {skeletonRows.map((width) =>
        loose ? (
          <SkeletonCard key={width} />
        ) : (
          <div key={width} className={styles.plainRow}>
            <Skeleton width={width} height={18} />
            <Skeleton width={90} />
          </div>
        ),
      )}
    </div>
  );
}
