import type { ReactNode } from "react";
import styles from "./stack.module.css";

interface StackProps {
  /** `cards` of a page, or `fields` of a dialog, which have less space between them. */
  of: "cards" | "fields";
  children: ReactNode;
}

/** Stacks its children. None of them can make it wider than its parent. */
export const Stack = ({ of, children }: StackProps) => <div className={styles[of]}>{children}</div>;
