import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** A quiet word on a sunken ground. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
