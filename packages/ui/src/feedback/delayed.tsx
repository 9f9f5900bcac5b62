import { useEffect, useState, type ReactNode } from "react";
import { VisuallyHidden } from "../base/visually-hidden.tsx";

const delay = 300; // ms, docs/design.md 6.1

/** Whether `waiting` has lasted for 300 ms, so that it should be shown. */
export function useDelayed(waiting: boolean): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setIsDue(true), delay);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [waiting]);
  return waiting && isDue;
}

/** Shows the skeleton of a loading region only if the response takes longer than 300 ms. */
export function Delayed({ text, children }: { text: string; children: ReactNode }) {
  const isDue = useDelayed(true);
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{isDue ? text : ""}</VisuallyHidden>
      {isDue && children}
    </div>
  );
}
