import { useRef, type PointerEvent } from "react";

const closeDistance = 50; // px, docs/coverage.md 9.21
const startDistance = 6; // px below which it still counts as a click

interface Swipe {
  direction: "down" | "sideways";
  /** Called for a swipe of more than 50 px. */
  onSwipe: () => void;
  enabled?: () => boolean;
}

/**
 * Put `movedRef` on the element that follows the finger and `handleProps` on the element that is touched. The latter
 * needs `touch-action`, so that the browser does not scroll instead.
 */
export function useSwipe({ direction, onSwipe, enabled = () => true }: Swipe) {
  const movedRef = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number; swiping: boolean } | null>(null);

  const distance = (event: PointerEvent) => {
    if (!start.current) return 0;
    if (direction === "sideways") return event.clientX - start.current.x;
    return Math.max(0, event.clientY - start.current.y);
  };
  const show = (px: number) => {
    if (movedRef.current) movedRef.current.style.translate = direction === "down" ? `0 ${px}px` : `${px}px 0`;
  };
  const end = () => {
    start.current = null;
    if (movedRef.current) movedRef.current.style.translate = "";
  };

  const handleProps = {
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
        // Captured only now: capturing on pointerdown would take clicks away from the buttons inside.
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

  return { movedRef, handleProps };
}
