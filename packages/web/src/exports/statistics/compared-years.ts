import type { StatisticsState } from "./statistics-state.ts";

/** Labels for the chosen period and the one a year earlier: `2026`, `2026/27` for two years, `2024–26` for more. */
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
