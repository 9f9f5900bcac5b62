import type { ReactNode } from "react";
import styles from "./value-tables.module.css";

/** A box for a table that may be wider than the page; focusable, so that the keyboard can scroll it. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const scrolled = { role: "group", "aria-label": label, tabIndex: 0 };
  return (
    <div className={styles.scroll} {...scrolled}>
      {children}
    </div>
  );
}
