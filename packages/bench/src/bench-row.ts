/** One line of the table: what was measured, against what, and what it should reach. */
export interface BenchRow {
  readonly section: string;
  readonly what: string;
  /** Absolute figures of this run, with their units. */
  readonly measured: string;
  /** What it is compared with, in the same run; empty where the figure stands for itself. */
  readonly baseline: string;
  readonly result: number;
  /** Behind the result; empty for a ratio. */
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

/** The rows as a table of plain text. */
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
