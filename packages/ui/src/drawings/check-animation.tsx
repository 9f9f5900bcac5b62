import styles from "./check-animation.module.css";

/** The ring of an open order closes and turns into a tick. */
export function CheckAnimation() {
  return (
    <svg className={styles.ring} viewBox="0 0 24 24" width="28" height="28" aria-hidden>
      <circle cx="12" cy="12" r="9" pathLength="1" />
      <path d="M7.5 12.4l3 3 6-6.6" pathLength="1" />
    </svg>
  );
}
