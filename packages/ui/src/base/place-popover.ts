const margin = 8; // px between the popover and the edge of the window

interface Place {
  side: "above" | "below";
  align: "start" | "center" | "end";
  /** px between the popover and its anchor */
  gap: number;
}

/** Places an open popover beside its anchor; on the opposite side if only that has room for it in the window. */
export function placePopover(popover: HTMLElement, anchor: DOMRect, { side, align, gap }: Place): void {
  const { width, height } = popover.getBoundingClientRect();
  const above = anchor.top - gap - height;
  const below = anchor.bottom + gap;
  const fits = { above: above >= margin, below: below + height <= window.innerHeight - margin };
  const chosen = side === "above" ? fits.above || !fits.below : fits.above && !fits.below;
  const left = {
    start: anchor.left,
    center: anchor.left + (anchor.width - width) / 2,
    end: anchor.right - width,
  }[align];
  popover.style.top = `${chosen ? above : below}px`;
  popover.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - width - margin))}px`;
}
