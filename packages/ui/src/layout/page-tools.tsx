import type { ReactNode } from "react";
import styles from "./page-tools.module.css";

/** The tools of a page above its cards: filters on the left, buttons on the right. */
export const PageTools = ({ children }: { children: ReactNode }) => (
  <div className={styles.tools}>{children}</div>
);

/** The buttons among the tools. On narrow screens they share the width. */
export const PageToolButtons = ({ children }: { children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);
