import { useEffect, useRef, type ReactNode } from "react";
import styles from "./disposer.module.css";

interface FormCardProps {
  title: string;
  lead: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form for one kind of answer. When it opens, its title gets the focus. */
export function FormCard({ title, lead, onSubmit, children }: FormCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form
      noValidate
      className={styles.answer}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.quiet}>{lead}</p>
      {children}
    </form>
  );
}
