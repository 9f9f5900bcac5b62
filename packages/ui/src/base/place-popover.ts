const margin = 8; // px to the window's sides

interface Place {
  side: "above" | "below";
  align: "center" | "end";
  /** px between the two */
  gap: number;
}

/** Puts an open popover beside what it belongs to, on the other side where the window ends. */
export function placePopover(popover: HTMLElement, anchor: DOMRect, { side, align, gap }: Place): void {
  const { width, height } = popover.getBoundingClientRect();
  const above = anchor.top - gap - height;
  const below = anchor.bottom + gap;
  const fits = { above: above >= margin, below: below + height <= window.innerHeight - margin };
  const chosen = side === "above" ? fits.above || !fits.below : fits.above && !fits.below;
  const left = align === "end" ? anchor.right - width : anchor.left + (anchor.width - width) / 2;
  popover.style.top = `${chosen ? above : below}px`;
  popover.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - width - margin))}px`;
}
