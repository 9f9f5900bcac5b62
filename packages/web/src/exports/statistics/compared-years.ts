import type { StatisticsState } from "./statistics-state.ts";

/** What the two sides of a comparison are called: `2026`, or `2026/27` for a period that spans two years. */
export interface ComparedYears {
  readonly current: string;
  /** Undefined if the year before is not shown. */
  readonly previous: string | undefined;
}

export function comparedYears({
  dateFrom,
  dateTo,
  withPrevious,
}: Pick<StatisticsState, "dateFrom" | "dateTo" | "withPrevious">): ComparedYears {
  const [first, last] = [Number(dateFrom.slice(0, 4)), Number(dateTo.slice(0, 4))];
  return {
    current: spanOf(first, last),
    previous: withPrevious ? spanOf(first - 1, last - 1) : undefined,
  };
}

function spanOf(first: number, last: number): string {
  if (first === last) return String(first);
  const separator = last - first === 1 ? "/" : "–";
  return `${first}${separator}${String(last).slice(2)}`;
}
