import type { ReactNode } from "react";
import styles from "./stack.module.css";

interface StackProps {
  /** `cards` of a page, or `fields` of a dialog, which are closer to each other. */
  of: "cards" | "fields";
  children: ReactNode;
}

/** Puts its children below each other. None of them makes it wider than its place. */
export const Stack = ({ of, children }: StackProps) => <div className={styles[of]}>{children}</div>;
