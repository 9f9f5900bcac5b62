import type { ReactNode } from "react";
import { Stack } from "./stack.tsx";
import styles from "./columns.module.css";

interface ColumnsProps {
  /** Cards beside the main column, below 1100 px under it. */
  aside: ReactNode;
  children: ReactNode;
}

/** Cards in a main column, and others beside them (docs/design.md 2.2). */
export const Columns = ({ aside, children }: ColumnsProps) => (
  <div className={styles.columns}>
    <Stack of="cards">{children}</Stack>
    <Stack of="cards">{aside}</Stack>
  </div>
);
