import type { ReactNode } from "react";
import styles from "./form-footer.module.css";

/** The foot of a form page, always in sight: what is still missing, and the two buttons, the primary one last. */
export function FormFooter({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      <p className={styles.note} role="status">
        {note}
      </p>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
