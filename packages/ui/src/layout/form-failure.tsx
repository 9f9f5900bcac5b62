import { useEffect, useRef, type ReactNode } from "react";
import { Note } from "../feedback/note.tsx";
import styles from "./form-failure.module.css";

/**
 * Why a form was not saved. The sticky footer can be pressed from anywhere on the page, so the reason is scrolled into
 * view, unless an invalid field has the focus already.
 */
export function FormFailure({ children }: { children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.getAttribute("aria-invalid") !== "true")
      note.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={note} className={styles.failure}>
      <Note variant="error" role="alert">
        {children}
      </Note>
    </div>
  );
}
