import { type RefObject, useEffect, useRef } from "react";

/** How long a dialog and the row that was answered in it usually take to disappear, in ms. */
const leaving = 900;

/** How long to wait again if the dialog is still there, in ms. */
const leavingLonger = 100;

/**
 * Returns a function that is called when an answered row is about to disappear. It moves the focus to the first row of
 * that row's group, or else of all groups, once no dialog has the focus any more. If the user has focused something
 * else meanwhile, that keeps the focus. The page's title does not count: it gets the focus if a dialog closes whose
 * button is gone.
 */
export function useFocusOnNextRow(board: RefObject<HTMLElement | null>): (group: string) => void {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const focusIn = (group: string, wait: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const focused = document.activeElement;
      if (focused?.closest("dialog, [role=dialog]")) return focusIn(group, leavingLonger);
      if (focused?.matches("body, h1") !== true) return;
      const rowIn = (place: string) =>
        board.current?.querySelector<HTMLElement>(`${place} li:not([inert]) a`);
      const next = rowIn(`[data-group="${group}"]`) ?? rowIn("") ?? board.current;
      next?.focus({ preventScroll: true });
    }, wait);
  };
  return (group) => focusIn(group, leaving);
}
