import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import styles from "./note.module.css";

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck };

interface NoteProps {
  variant?: keyof typeof icons;
  icon?: LucideIcon;
  title?: ReactNode;
  children?: ReactNode;
  /** For a note that appears after an action: `alert` interrupts the screen reader, `status` waits. */
  role?: "alert" | "status";
}

export function Note({ variant = "info", icon = icons[variant], title, children, role }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[variant])} role={role}>
      <Icon of={icon} />
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div className={styles.body}>{children}</div>}
      </div>
    </div>
  );
}
