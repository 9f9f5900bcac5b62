import { useEffect, useEffectEvent } from "react";

interface ListKeys {
  ids: readonly number[];
  currentId: number | null;
  open: (id: number | null) => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [role=dialog]") !== null;

/** Letters act outside fields only, and never with Ctrl, Alt or Meta. */
export function useListKeys({ ids, currentId, open }: ListKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === "Escape") {
      document.querySelector<HTMLElement>(`[data-order="${currentId}"]`)?.focus();
      return open(null);
    }
    if (isTyping(event.target)) return;
    const place = currentId === null ? -1 : ids.indexOf(currentId);
    const key = event.key.toLowerCase();
    const next = key === "j" ? ids[Math.min(place + 1, ids.length - 1)] : ids[Math.max(place - 1, 0)];
    if ((key === "j" || key === "k") && next !== undefined) open(next);
    else if (key === "w") document.querySelector<HTMLElement>("aside form input")?.focus();
    else if (key === "/") document.querySelector<HTMLElement>("[role=search] input")?.focus();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
