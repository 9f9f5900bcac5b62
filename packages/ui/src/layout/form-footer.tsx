import type { ReactNode } from "react";
import styles from "./form-footer.module.css";

/**
 * The sticky footer of a page with a form or a decision: a note, for example about what is still missing, and the two
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
