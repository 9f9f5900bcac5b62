import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import styles from "./count-badge.module.css";

/**
 * A count at the corner of an icon, positioned by the class. Hidden from screen readers: the icon's name or description
 * says it.
 */
export function CountBadge({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <span className={classNames(styles.badge, className)} aria-hidden>
      {children}
    </span>
  );
}
