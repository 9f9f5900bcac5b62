import type { ReactNode } from "react";
import { classNames } from "../src/base/class-names.ts";
import styles from "./widgets.module.css";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** One state of a widget under its name. */
export function Specimen({
  name,
  stretch = false,
  children,
}: {
  name: string;
  stretch?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.specimen, stretch && styles.stretch)}>
      <p className={styles.caption}>{name}</p>
      {children}
    </div>
  );
}
