import { Fragment } from "react";
import { Skeleton } from "../feedback/skeleton.tsx";
import styles from "./row-card.module.css";

interface RowCardSkeletonProps {
  /** Whether the cards have a line below their title. */
  hasSub?: boolean;
  labels: readonly string[];
}

/** The skeleton of a `RowCard`. */
export function RowCardSkeleton({ hasSub = false, labels }: RowCardSkeletonProps) {
  return (
    <div className={styles.card}>
      <div className={styles.bars}>
        <Skeleton width="60%" height={18} />
        {hasSub && <Skeleton width="35%" height={11} />}
      </div>
      <dl className={styles.facts}>
        {labels.map((label) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd className={styles.bars}>
              <Skeleton width="55%" />
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
