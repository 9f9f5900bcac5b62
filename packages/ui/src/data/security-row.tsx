import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../drawings/icon.tsx";
import { Delayed } from "../feedback/delayed.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import styles from "./security-row.module.css";

export const SecurityRows = ({ children }: { children: ReactNode }) => (
  <ul className={styles.rows}>{children}</ul>
);

interface SecurityRowProps {
  icon: LucideIcon;
  title: string;
  badge?: ReactNode;
  text: ReactNode;
  /** Buttons, or the state, at the end of the row. */
  children?: ReactNode;
}

/** A device or second factor as a row in a card of the account. */
export function SecurityRow({ icon, title, badge, text, children }: SecurityRowProps) {
  return (
    <li className={styles.row}>
      <Icon of={icon} size={24} />
      <div>
        <b className={styles.title}>
          {title} {badge}
        </b>
        <small className={styles.text}>{text}</small>
      </div>
      {children !== undefined && <div className={styles.action}>{children}</div>}
    </li>
  );
}

/** Shown instead of the rows while they load. */
export function SecurityRowSkeleton({ text }: { text: string }) {
  return (
    <Delayed text={text}>
      <div className={styles.row}>
        <Skeleton width={24} height={24} />
        <Skeleton width="60%" height={32} />
      </div>
    </Delayed>
  );
}
