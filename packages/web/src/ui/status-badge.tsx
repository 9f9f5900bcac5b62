import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { StatusGlyph } from "./status-glyph.tsx";
import type { StatusLook } from "./status-glyph.tsx";
import styles from "./badge.module.css";

interface StatusBadgeProps {
  status: StatusLook;
  large?: boolean;
  /** The status as a word: never colour alone. */
  children: ReactNode;
}

export function StatusBadge({ status, large = false, children }: StatusBadgeProps) {
  return (
    <span className={classes(styles.badge, styles[status], large && styles.large)}>
      <StatusGlyph status={status} size={large ? 17 : 15} ground={`var(--status-${status}-bg)`} />
      {children}
    </span>
  );
}
