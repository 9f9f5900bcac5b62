import type { ReactNode } from "react";
import { Stack } from "./stack.tsx";
import styles from "./columns.module.css";

interface ColumnsProps {
  /** The cards beside the main column; below 1100 px they are below it. */
  aside: ReactNode;
  children: ReactNode;
}

/** A main column of cards, with other cards beside it (docs/design.md 2.2). */
export const Columns = ({ aside, children }: ColumnsProps) => (
  <div className={styles.columns}>
    <Stack of="cards">{children}</Stack>
    <Stack of="cards">{aside}</Stack>
  </div>
);
