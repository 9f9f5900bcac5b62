import { useFormats } from "../base/format.ts";
import { classNames } from "../base/class-names.ts";
import styles from "./count-pill.module.css";

export function CountPill({ count, chosen = false }: { count: number | string; chosen?: boolean }) {
  const { number } = useFormats();
  return (
    <span className={classNames(styles.pill, chosen && styles.chosen)}>
      {typeof count === "number" ? number(count) : count}
    </span>
  );
}
