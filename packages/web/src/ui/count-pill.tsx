import { useFormats } from "../base/format.ts";
import { classes } from "./classes.ts";
import styles from "./count-pill.module.css";

export function CountPill({ count, chosen = false }: { count: number | string; chosen?: boolean }) {
  const { number } = useFormats();
  return (
    <span className={classes(styles.pill, chosen && styles.chosen)}>
      {typeof count === "number" ? number(count) : count}
    </span>
  );
}
