import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import { StatusGlyph, type StatusVariant } from "../drawings/status-glyph.tsx";
import styles from "./badge.module.css";

interface StatusBadgeProps {
  status: StatusVariant;
  large?: boolean;
  /** Shows only the glyph, where the word has no room; screen readers still read the word. */
  wordHidden?: boolean;
  /** The status as a word: colour alone is not enough. */
  children: ReactNode;
}

export function StatusBadge({ status, large = false, wordHidden = false, children }: StatusBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[status], large && styles.large)}>
      <StatusGlyph status={status} size={large ? 17 : 15} ground="var(--status-ground)" />
      {wordHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </span>
  );
}
