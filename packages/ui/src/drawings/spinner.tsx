import styles from "./spinner.module.css";

/** The ring of a busy control, in the colour of the text beside it. The words are the caller's. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
