import type { ReactNode } from "react";
import styles from "./page-tools.module.css";

/** What a page shows and what can be done with it, above its cards: filters on the left, buttons on the right. */
export const PageTools = ({ children }: { children: ReactNode }) => (
  <div className={styles.tools}>{children}</div>
);
