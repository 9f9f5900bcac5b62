import styles from "./spinner.module.css";

/** The ring of a busy control, in the colour of the text next to it. The caller provides the text. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
