import { Fragment, type ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import type { DataColumn } from "./data-column.ts";
import { SkeletonCard } from "../feedback/skeleton-card.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import table from "./data-table.module.css";
import bars from "./data-table-skeleton.module.css";
import styles from "./data-table-cards.module.css";

/** The widths of the bars in px, one per row. At most five rows, whatever the page size. */
const skeletonRows = [180, 140, 200, 160, 120];

/** Width in px, but at most the column's, so that a bar does not push the last column out of the card. */
const upTo = (width: number) => `min(100%, ${width}px)`;

interface SkeletonRowsProps<Row> {
  columns: readonly DataColumn<Row>[];
  hasActions: boolean;
  hasChoice: boolean;
}

export function SkeletonRows<Row>({ columns, hasActions, hasChoice }: SkeletonRowsProps<Row>) {
  return skeletonRows.map((width) => (
    <tr key={width}>
      {columns.map((column, index) => (
        <td key={column.id} className={classNames(column.align === "right" && bars.right)}>
          <div className={classNames(index === 0 && hasChoice && table.withBox)}>
            {index === 0 && hasChoice && <Skeleton width={18} height={18} radius={4} />}
            <div className={bars.lines}>
              {index === 0 && column.sub === undefined ? (
                <Skeleton width={upTo(92)} height={26} radius={6} />
              ) : (
                <Skeleton width={upTo(column.sub ? width : Math.round(width * 0.4))} />
              )}
              {column.sub && (
                <span className={bars.sub}>
                  <Skeleton width={upTo(90)} height={11} />
                </span>
              )}
            </div>
          </div>
        </td>
      ))}
      {hasActions && (
        <td className={table.actionsCell}>
          <Skeleton width={72} />
        </td>
      )}
    </tr>
  ));
}

interface SkeletonCardsProps<Row> {
  columns: readonly DataColumn<Row>[];
  loose: boolean;
  /** The skeleton of one card; undefined for the default skeleton, which depends on `loose` and `hasCard`. */
  shape: ReactNode;
  /** Whether the list renders its cards itself instead of listing labels and values. */
  hasCard: boolean;
}

export function SkeletonCards<Row>({ columns, loose, shape, hasCard }: SkeletonCardsProps<Row>) {
  return (
    <div className={loose ? styles.cards : styles.rows} aria-hidden>
      {skeletonRows.map((width) => (
        <Fragment key={width}>
          {shape ??
            (loose ? (
              <SkeletonCard />
            ) : (
              <div className={styles.plainRow}>
                {hasCard ? (
                  <>
                    <Skeleton width={width} height={18} />
                    <Skeleton width={90} />
                  </>
                ) : (
                  <SkeletonPairs columns={columns} width={width} />
                )}
              </div>
            ))}
        </Fragment>
      ))}
    </div>
  );
}

function SkeletonPairs<Row>({
  columns,
  width,
}: Pick<SkeletonCardsProps<Row>, "columns"> & { width: number }) {
  return (
    <dl>
      {columns.map(({ id, head }) => (
        <div key={id} className={styles.pair}>
          <dt>{head}</dt>
          <dd className={styles.bar}>
            <Skeleton width={width} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
