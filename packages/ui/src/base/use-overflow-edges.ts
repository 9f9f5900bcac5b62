import { useEffect, type RefObject } from "react";

/**
 * Sets `data-cut-left` and `data-cut-right` on a box that scrolls sideways while content is hidden on that side, so
 * that CSS can hint at it.
 */
export function useOverflowEdges(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const mark = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      // More than 1 px, because positions are fractions of a pixel on some screens.
      element.toggleAttribute("data-cut-left", element.scrollLeft > 1);
      element.toggleAttribute("data-cut-right", hidden - element.scrollLeft > 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", mark);
    };
  });
}
