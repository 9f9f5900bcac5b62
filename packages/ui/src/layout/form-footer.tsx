import type { ReactNode } from "react";
import styles from "./form-footer.module.css";

/**
 * The sticky footer of a form page, or of one with something to decide: a note, as what is still missing, and the two
 * buttons, the primary one last.
 */
export function FormFooter({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div data-keep-uncovered className={styles.foot}>
      <p className={styles.note} role="status">
        {note}
      </p>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
