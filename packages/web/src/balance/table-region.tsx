import type { ReactNode } from "react";
import styles from "./balance.module.css";

/** Lets a wide table scroll sideways. It can be focused, so that the keyboard can scroll it, too. */
export function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  const region = { role: "group", tabIndex: 0, "aria-label": label } as const;
  return (
    <div className={styles.scroller} {...region}>
      {children}
    </div>
  );
}
