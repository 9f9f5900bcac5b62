import { type RefObject, useEffect } from "react";
import { useOverflowEdges } from "./use-overflow-edges.ts";

/** How many px of the neighbouring entry stay visible beside the chosen one. */
const neighbourWidth = 56;

/**
 * Scrolls a row of tabs or links sideways until the chosen one is visible, and marks the edges behind which entries are
 * hidden. Repeats that when the row's width changes, and when `count` changes, because a count widens its entry.
 */
export function useChosenInView(
  row: RefObject<HTMLElement | null>,
  chosen: number | string | undefined,
  count: unknown,
): void {
  useEffect(() => {
    const box = row.current;
    const entry = box?.querySelector("[data-active], [aria-current]");
    if (!box || !entry) return;
    showEntry(box, entry);
    const observer = new ResizeObserver(() => showEntry(box, entry));
    observer.observe(box);
    return () => observer.disconnect();
  }, [row, chosen, count]);
  useOverflowEdges(row);
}

function showEntry(box: HTMLElement, entry: Element): void {
  // scrollIntoView would scroll the page as well.
  const [outer, inner] = [box.getBoundingClientRect(), entry.getBoundingClientRect()];
  const left = inner.left - outer.left + box.scrollLeft - neighbourWidth;
  const right = left + inner.width + 2 * neighbourWidth - box.clientWidth;
  box.scrollLeft = Math.min(left, Math.max(box.scrollLeft, right));
}
