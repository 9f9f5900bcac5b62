import { type RefObject, useEffect, useRef } from "react";

/** How long a dialog and the row that was answered in it take to disappear, in ms. */
const leaving = 900;

/**
 * Returns a function that is called when an answered row is about to disappear. It moves the focus to the first row of
 * that row's group, or else of all groups. If the user has focused something else meanwhile, that keeps the focus. The
 * page's title does not count: it gets the focus if a dialog closes whose button is gone.
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
