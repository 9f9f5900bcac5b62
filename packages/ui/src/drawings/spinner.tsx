import styles from "./spinner.module.css";

/** The ring in a busy control, in the colour of its text. The caller provides that text. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
