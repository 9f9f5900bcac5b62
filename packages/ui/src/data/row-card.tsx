import { Fragment, type ReactNode } from "react";
import styles from "./row-card.module.css";

interface RowCardProps {
  href: string;
  /** The name of the person or object. */
  title: ReactNode;
  /** Below the title. */
  sub?: ReactNode;
  /** The menu of actions, beside the title. */
  menu?: ReactNode;
  facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** A row of a list on narrow screens. The whole card is a link. */
export function RowCard({ href, title, sub, menu, facts }: RowCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <h2 className={styles.title}>
          <a className={styles.link} href={href}>
            {title}
          </a>
          {sub !== undefined && <span className={styles.sub}>{sub}</span>}
        </h2>
        {menu !== undefined && <div className={styles.menu}>{menu}</div>}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </article>
  );
}
