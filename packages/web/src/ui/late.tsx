import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

const patience = 300; // ms, DESIGN.md section 7

/** Whether something has lasted long enough to say so. */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}

/** Shows the skeleton of a loading region only when the answer takes longer than 300 ms. */
export function Late({ text, children }: { text: string; children: ReactNode }) {
  const late = useLate(true);
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{late ? text : ""}</VisuallyHidden>
      {late && children}
    </div>
  );
}
