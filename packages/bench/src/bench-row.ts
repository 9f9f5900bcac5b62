/** One row of the result: what was measured, its baseline and its target. */
export interface BenchRow {
  readonly section: string;
  readonly what: string;
  /** Absolute values of this run, with units. */
  readonly measured: string;
  /** The baseline in the same run; empty if there is none. */
  readonly baseline: string;
  readonly result: number;
  /** Unit of `result`; empty for a ratio. */
  readonly unit: string;
  readonly target: { readonly atLeast: number } | { readonly atMost: number };
}

export const isReached = ({ result, target }: BenchRow): boolean =>
  "atLeast" in target ? result >= target.atLeast : result <= target.atMost;

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

export const formatFigure = (value: number, unit = ""): string =>
  `${number.format(value)}${unit && ` ${unit}`}`;

const targetText = ({ target, unit }: BenchRow) =>
  "atLeast" in target
    ? `>= ${formatFigure(target.atLeast, unit)}`
    : `<= ${formatFigure(target.atMost, unit)}`;

const columns: readonly (readonly [title: string, cell: (row: BenchRow) => string])[] = [
  ["what", (row) => row.what],
  ["portal", (row) => row.measured],
  ["baseline", (row) => row.baseline],
  ["result", (row) => formatFigure(row.result, row.unit)],
  ["target", targetText],
  ["", (row) => (isReached(row) ? "ok" : "MISSED")],
];

/** Formats the rows as a plain-text table. */
export function benchTable(rows: readonly BenchRow[]): string {
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => (line[index] ?? "").length)));
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
