import { type RefObject, useEffect, useRef } from "react";

/** How long, in ms, a dialog and its row need to leave. */
const leaving = 900;

/**
 * Moves the focus to the first row of a group, or of all, once the row that had it has left. What somebody focused
 * meanwhile keeps it; the page's title has it where a dialog closed and its button was gone.
 */
export function useFocusOnNextRow(board: RefObject<HTMLElement | null>): (group: string) => void {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (group) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (document.activeElement?.matches("body, h1") !== true) return;
      const rowIn = (place: string) =>
        board.current?.querySelector<HTMLElement>(`${place} li:not([inert]) a`);
      const next = rowIn(`[data-group="${group}"]`) ?? rowIn("") ?? board.current;
      next?.focus({ preventScroll: true });
    }, leaving);
  };
}
