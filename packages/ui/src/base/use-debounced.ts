import { useEffect, useState } from "react";

/** The text, once it has not changed for `delay` ms; until then, the text before. */
export function useDebounced(text: string, delay: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return settled;
}
