import { type RefObject, useEffect } from "react";
import { useOverflowEdges } from "@kreislauf/ui/base/use-overflow-edges.ts";

/** How much of the link beside the current one stays in sight, in px. */
const neighbourWidth = 40;

/**
 * Scrolls a row of links sideways until the current one is in sight, and marks where the row hides others. It does so
 * again once `isLoaded`, because counts make links wider.
 */
export function useCurrentInView(
  row: RefObject<HTMLElement | null>,
  current: string | undefined,
  isLoaded = true,
): void {
  useEffect(() => {
    const box = row.current;
    const link = box?.querySelector("[aria-current]");
    if (!box || !link) return;
    // Not scrollIntoView, because that would scroll the page as well.
    const [outer, inner] = [box.getBoundingClientRect(), link.getBoundingClientRect()];
    const missingLeft = outer.left - inner.left + neighbourWidth;
    const missingRight = inner.right - outer.right + neighbourWidth;
    if (missingLeft > 0) box.scrollLeft -= missingLeft;
    else if (missingRight > 0) box.scrollLeft += missingRight;
  }, [row, current, isLoaded]);
  useOverflowEdges(row);
}
