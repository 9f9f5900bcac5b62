type PagerEntry = number | "gapBefore" | "gapAfter";

/** The ends, the current page with its neighbours, at least three in a row. A gap never stands for a single page. */
export function pagerEntries(page: number, pageCount: number): PagerEntry[] {
  const first = Math.max(1, Math.min(page - 1, pageCount - 2));
  const last = Math.min(pageCount, Math.max(page + 1, 3));
  const from = first <= 3 ? 1 : first;
  const to = last >= pageCount - 2 ? pageCount : last;
  return [
    ...(from > 1 ? ([1, "gapBefore"] as const) : []),
    ...Array.from({ length: to - from + 1 }, (_, index) => from + index),
    ...(to < pageCount ? (["gapAfter", pageCount] as const) : []),
  ];
}
