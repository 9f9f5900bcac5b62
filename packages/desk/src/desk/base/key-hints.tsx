import { Fragment } from "react";
import styles from "./key-hints.module.css";

/**
 * What the keys of a list do, in a line at the bottom of wide screens. `hints` is like `{ "J K": "next, previous" }`.
 */
export function KeyHints({ hints }: { hints: Readonly<Record<string, string>> }) {
  return (
    <p className={styles.hints}>
      {Object.entries(hints).map(([keys, does], index) => (
        <Fragment key={keys}>
          {index > 0 && " "}
          <span className={styles.hint}>
            {keys.split(" ").map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{" "}
            {does}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
