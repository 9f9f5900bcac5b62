import { useRef } from "react";
import type { PointerEvent, RefObject } from "react";

const closeDistance = 50; // px, product.md section 9
const startDistance = 6; // px below which it is still a click

interface Swipe {
  /** What follows the finger. */
  moved: RefObject<HTMLElement | null>;
  direction: "down" | "sideways";
  /** Called for a swipe of more than 50 px. */
  onSwipe: () => void;
  enabled?: () => boolean;
}

/** Pointer handlers for the element that is grasped; it needs `touch-action` so that the browser leaves it alone. */
export function useSwipe({ moved, direction, onSwipe, enabled = () => true }: Swipe) {
  const start = useRef<{ x: number; y: number; swiping: boolean } | null>(null);

  const distance = (event: PointerEvent) => {
    if (!start.current) return 0;
    if (direction === "sideways") return event.clientX - start.current.x;
    return Math.max(0, event.clientY - start.current.y);
  };
  const show = (px: number) => {
    if (moved.current) moved.current.style.translate = direction === "down" ? `0 ${px}px` : `${px}px 0`;
  };
  const end = () => {
    start.current = null;
    if (moved.current) moved.current.style.translate = "";
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !enabled()) return;
      start.current = { x: event.clientX, y: event.clientY, swiping: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      const px = distance(event);
      if (!start.current.swiping) {
        if (Math.abs(px) < startDistance) return;
        start.current.swiping = true;
        // Captured only now: a captured pointer would take the click from the buttons inside.
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      show(px);
    },
    onPointerUp(event: PointerEvent) {
      const px = Math.abs(distance(event));
      end();
      if (px > closeDistance) onSwipe();
    },
    onPointerCancel: end,
  };
}
