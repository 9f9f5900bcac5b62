import { Clock, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import styles from "./deadline-line.module.css";

interface DeadlineLineProps {
  /** `today` on the last day; `locked` gives the reason instead of a time. */
  state?: "open" | "today" | "locked";
  /** The sentence, its time in `<b>`. */
  children: ReactNode;
}

/** Until when something is possible, or why it is not. */
export function DeadlineLine({ state = "open", children }: DeadlineLineProps) {
  return (
    <p className={classes(styles.line, state !== "open" && styles[state])}>
      <Icon of={state === "locked" ? Lock : Clock} size={16} />
      <span>{children}</span>
    </p>
  );
}
