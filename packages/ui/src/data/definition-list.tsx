import type { ReactNode } from "react";
import { BreakableText } from "./breakable-text.tsx";
import styles from "./definition-list.module.css";

export interface Definition {
  label: string;
  /** Shown as a dash if it is empty. */
  value: ReactNode;
  note?: ReactNode;
  wide?: boolean;
}

interface DefinitionListProps {
  entries: readonly Definition[];
  /** Shows each value beside its label, for narrow columns. */
  inRows?: boolean;
}

export function DefinitionList({ entries, inRows = false }: DefinitionListProps) {
  return (
    <dl className={inRows ? styles.rows : styles.list}>
      {entries.map(({ label, value, note, wide = false }) => (
        <div key={label} className={wide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd>
            {value === null || value === undefined || value === "" ? (
              "–"
            ) : typeof value === "string" ? (
              <BreakableText text={value} />
            ) : (
              value
            )}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
