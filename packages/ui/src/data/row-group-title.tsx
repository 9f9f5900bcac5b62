import { CountPill } from "../feedback/count-pill.tsx";
import type { RowGroupHeading } from "./row-groups.ts";
import styles from "./row-group-title.module.css";

/** The content of a heading between rows: the group's name, how many rows it has, and a hint. */
export function RowGroupTitle({ title, count, hint, isUrgent = false }: RowGroupHeading) {
  return (
    <span className={styles.title}>
      <b className={isUrgent ? styles.urgent : undefined}>{title}</b>
      {count !== undefined && <CountPill count={count} />}
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </span>
  );
}
