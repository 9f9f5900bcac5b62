import type { ReactNode } from "react";
import styles from "./value-tables.module.css";

/** A table that may be wider than the page; the keyboard scrolls the box itself. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const scrolled = { role: "group", "aria-label": label, tabIndex: 0 };
  return (
    <div className={styles.scroll} {...scrolled}>
      {children}
    </div>
  );
}
