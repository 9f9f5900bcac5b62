import type { ReactNode } from "react";
import styles from "./references.module.css";

interface EntryCardProps {
  title: string;
  /** What is set, each as a short text. */
  facts: readonly string[];
  badge?: ReactNode;
  button: ReactNode;
}

/** A row of the lists on narrow screens. */
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
