import type { ReactNode } from "react";
import { EmptyIllustration, type Illustration } from "./empty-illustration.tsx";
import styles from "./state-message.module.css";

interface StateMessageProps {
  illustration: Illustration;
  title: string;
  text: string;
  action?: ReactNode;
  role?: "alert";
}

/** Shown instead of content: the situation, how to change it, and at most one button. */
export function StateMessage({ illustration, title, text, action, role }: StateMessageProps) {
  return (
    <div className={styles.empty} role={role}>
      <EmptyIllustration of={illustration} />
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
