import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import styles from "./badge.module.css";

interface BadgeProps {
  icon?: LucideIcon;
  /** Something that runs. */
  running?: boolean;
  children: ReactNode;
}

/** A quiet word on a sunken ground. */
export function Badge({ icon, running = false, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, running && styles.open)}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  );
}
