import type { ReactNode } from "react";
import styles from "./references.module.css";

interface EntryCardProps {
  title: string;
  /** Facts about the entry that are shown below its title, each a short text. */
  facts: readonly string[];
  badge?: ReactNode;
  button: ReactNode;
}

/** An entry of a list on narrow screens, which show cards instead of table rows. */
export const EntryCard = ({ title, facts, badge, button }: EntryCardProps) => (
  <div className={styles.entry}>
    <div>
      <b>{title}</b>
      {facts.map((fact) => (
        <small key={fact}>{fact}</small>
      ))}
    </div>
    {badge}
    {button}
  </div>
);
