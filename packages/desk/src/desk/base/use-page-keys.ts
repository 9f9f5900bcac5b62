import { useEffect, useEffectEvent } from "react";

interface PageKeys {
  /** Whether the key did something. Letters come in lower case, also with Shift. */
  readonly act: (key: string, isShifted: boolean) => boolean;
  /** On Escape, also while somebody types. */
  readonly close: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input:not([type=checkbox]), textarea, select, [role=dialog]") !== null;

/** Keys act outside inputs only, and never with Ctrl, Alt or Meta. */
export function usePageKeys({ act, close }: PageKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === "Escape") return close();
    if (isTyping(event.target)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (act(key, event.shiftKey)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
