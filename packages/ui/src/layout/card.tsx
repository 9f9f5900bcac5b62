import { useId, type ReactNode } from "react";
import styles from "./card.module.css";

interface CardProps {
  /** The title; it makes the card a landmark region with that name. */
  title?: string;
  /** The name of the region, for a card without a title. */
  label?: string;
  actions?: ReactNode;
  /** No padding, so that the content reaches the card's edges: for a table, a container drawing or rows. */
  flush?: boolean;
  busy?: boolean;
  children: ReactNode;
}

export function Card({ title, label, actions, flush = false, busy = false, children }: CardProps) {
  const titleId = useId();
  const content = flush ? children : <div className={styles.body}>{children}</div>;
  if (title === undefined) {
    const Element = label === undefined ? "div" : "section";
    return (
      <Element className={styles.card} aria-label={label} aria-busy={busy || undefined}>
        {content}
      </Element>
    );
  }
  return (
    <section className={styles.card} aria-labelledby={titleId} aria-busy={busy || undefined}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {content}
    </section>
  );
}
