import styles from "./spinner.module.css";

/**
 * The ring in a busy control, in the colour of the control's text. Hidden from screen readers, so the control's text
 * has to say that it is busy.
 */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
