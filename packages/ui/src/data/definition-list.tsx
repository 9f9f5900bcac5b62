import { createElement, Fragment, type ReactNode } from "react";
import styles from "./definition-list.module.css";

interface DefinitionListProps {
  entries: readonly {
    label: string;
    /** Shown as a dash if it is empty. */
    value: ReactNode;
    note?: ReactNode;
    wide?: boolean;
  }[];
}

export function DefinitionList({ entries }: DefinitionListProps) {
  return (
    <dl className={styles.list}>
      {entries.map(({ label, value, note, wide = false }) => (
        <div key={label} className={wide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd>
            {value === null || value === undefined || value === "" ? "–" : breakable(value)}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Long words like "Papier/Pappe/Kartonagen" break behind a slash, not within a word. */
function breakable(value: ReactNode): ReactNode {
  if (typeof value !== "string") return value;
  const [first, ...others] = value.split("/");
  return createElement(Fragment, null, first, ...others.flatMap((part) => ["/", createElement("wbr"), part]));
}
