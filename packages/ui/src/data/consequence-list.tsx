import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { CountPill } from "../feedback/count-pill.tsx";
import { Icon } from "../drawings/icon.tsx";
import styles from "./consequence-list.module.css";

interface Consequence {
  readonly id: number;
  readonly date: string;
  readonly text: string;
  readonly number: string;
  readonly person: string;
}

export interface ConsequenceGroup {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly rows: readonly Consequence[];
}

/**
 * What ends and what stays after an action, each with date, action, number and person; shown before it is confirmed.
 */
export function ConsequenceList({ groups }: { groups: readonly ConsequenceGroup[] }) {
  const ownId = useId();
  const shown = groups.filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className={styles.frame}>
      {shown.map(({ icon, title, rows }, index) => (
        <section key={title} aria-labelledby={`${ownId}-${index}`}>
          <h3 id={`${ownId}-${index}`} className={styles.head}>
            <Icon of={icon} size={16} />
            {title}
            <CountPill count={rows.length} />
          </h3>
          <ul>
            {rows.map((row) => (
              <li key={row.id} className={styles.row}>
                <span className={styles.date}>{row.date}</span>
                <span className={styles.text}>
                  {row.text} <small>{row.number}</small>
                </span>
                <span className={styles.person}>{row.person}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
