import { CountPill } from "../feedback/count-pill.tsx";
import type { RowGroupHeading } from "./row-groups.ts";
import styles from "./row-group-title.module.css";

/** What a heading between rows says: the part of the list, how many rows it has, and what it covers. */
export function RowGroupTitle({ title, count, hint, isUrgent = false }: RowGroupHeading) {
  return (
    <span className={styles.title}>
      <b className={isUrgent ? styles.urgent : undefined}>{title}</b>
      {count !== undefined && <CountPill count={count} />}
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </span>
  );
}
