type PagerEntry = number | "gapBefore" | "gapAfter";

/**
 * The entries of a pager: the first and last page, the current page and its neighbours, at least three pages in a row.
 * A gap always hides more than one page.
 */
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
