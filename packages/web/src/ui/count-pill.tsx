import { classes } from "./classes.ts";
import styles from "./count-pill.module.css";

export function CountPill({ count, chosen = false }: { count: number | string; chosen?: boolean }) {
  return <span className={classes(styles.pill, chosen && styles.chosen)}>{count}</span>;
}
