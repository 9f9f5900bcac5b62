import { Clock, Lock, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import styles from "./deadline-line.module.css";

interface DeadlineLineProps {
  /** Another icon, for a condition that is shown like a deadline but is none. */
  icon?: LucideIcon;
  /** `today` on the last day; `locked` shows the reason instead of a time. */
  state?: "open" | "today" | "locked";
  /** The sentence, with the time in `<b>`. */
  children: ReactNode;
}

/** Until when something is possible, or why it is not possible. */
export function DeadlineLine({
  state = "open",
  icon = state === "locked" ? Lock : Clock,
  children,
}: DeadlineLineProps) {
  return (
    <p className={classNames(styles.line, state !== "open" && styles[state])}>
      <Icon of={icon} size={16} />
      <span>{children}</span>
    </p>
  );
}
