import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import styles from "./badge.module.css";

interface BadgeProps {
  icon?: LucideIcon;
  /** Something is still pending, for example an invitation that has not expired. */
  active?: boolean;
  children: ReactNode;
}

/** A word in a weaker colour on a sunken background. */
export function Badge({ icon, active = false, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, active && styles.open)}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  );
}
