import type { WasteStatistics } from "@kreislauf/contract/exports";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import type { ComparedYears } from "./compared-years.ts";
import { ChartLegend } from "./chart-legend.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { useStatisticsFormats } from "./statistics-formats.ts";
import type { LinkToOrders, LinkToReceipts } from "./statistics-links.ts";
import { statisticsTexts } from "./statistics.texts.ts";
import { useElementWidth } from "./use-element-width.ts";
import styles from "./charts.module.css";

interface MonthChartProps {
  months: WasteStatistics["months"];
  total: WasteStatistics["total"];
  years: ComparedYears;
  linkTo: LinkToOrders;
  receiptsOf: LinkToReceipts;
}

const height = 260;
const [top, bottom, left] = [24, 28, 44];
const minWidthForValues = 560; // px, docs/design.md 5.6

/** Rounded up to a round number, so that the axis has four even steps. */
function roundedUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return ([1, 2, 4, 5, 8, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** Tonnes by month: this period filled, the year before as an outline. */
export function MonthChart({ months, total, years, linkTo, receiptsOf }: MonthChartProps) {
  const texts = useTexts(statisticsTexts);
  const { number } = useFormats();
  const { tonnes, month: nameOf, longMonth } = useStatisticsFormats();
  const [chart, width] = useElementWidth<HTMLDivElement>();
  const withPrevious = years.previous !== undefined;
  const weights = months.flatMap(({ current, previous }) =>
    withPrevious ? [current.weightKg, previous.weightKg] : [current.weightKg],
  );
  const maxWeight = roundedUp(Math.max(...weights, 1000) / 1000) * 1000;
  const step = Math.max(0, width - left) / months.length;
  const bar = Math.min(30, step * (withPrevious ? 0.36 : 0.6));
  const y = (kilograms: number) => top + (height - top - bottom) * (1 - kilograms / maxWeight);
  const hasValues = width >= minWidthForValues && months.length <= 12;
  const labelStep = Math.max(1, Math.ceil(36 / Math.max(step, 1)));
  const heaviest = months.toSorted((one, other) => other.current.weightKg - one.current.weightKg)[0];
  return (
    <Card
      title={texts.byMonth}
      actions={years.previous !== undefined && <ChartLegend first={years.current} second={years.previous} />}
      flush
    >
      <div ref={chart} className={styles.chart}>
        <svg
          role="img"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-label={texts.monthChart(
            longMonth(months[0]?.month ?? ""),
            longMonth(months.at(-1)?.month ?? ""),
            longMonth(heaviest?.month ?? ""),
          )}
        >
          {[0, 1, 2, 3, 4].map((line) => (
            <g key={line}>
              <line
                x1={left}
                x2={width}
                y1={y((maxWeight * line) / 4)}
                y2={y((maxWeight * line) / 4)}
                className={styles.line}
              />
              <text x={left - 8} y={y((maxWeight * line) / 4) + 4} textAnchor="end">
                {number(Math.round((maxWeight * line) / 400) / 10)}
                {line === 4 && ` ${texts.tonnes}`}
              </text>
            </g>
          ))}
          {months.map(({ month, current, previous }, index) => {
            const middle = left + step * (index + 0.5);
            const x = withPrevious ? middle - bar : middle - bar / 2;
            return (
              <g key={month}>
                {withPrevious && (
                  <rect
                    x={middle}
                    y={y(previous.weightKg)}
                    width={bar}
                    height={y(0) - y(previous.weightKg)}
                    className={styles.outline}
                  />
                )}
                <rect
                  x={x}
                  y={y(current.weightKg)}
                  width={bar}
                  height={y(0) - y(current.weightKg)}
                  className={styles.material}
                />
                {hasValues && current.weightKg > 0 && (
                  <text
                    x={x + bar / 2}
                    y={y(current.weightKg) - 6}
                    textAnchor="middle"
                    className={styles.value}
                  >
                    {tonnes(current.weightKg)}
                  </text>
                )}
                {index % labelStep === 0 && (
                  <text x={middle} y={height - 8} textAnchor="middle">
                    {nameOf(month)}
                  </text>
                )}
              </g>
            );
          })}
          <line x1={left} x2={width} y1={y(0)} y2={y(0)} className={styles.ground} />
        </svg>
      </div>
      <ComparisonTable
        label={texts.byMonth}
        head={texts.columns.month}
        rows={months.map(({ month, ...figures }) => ({
          ...figures,
          key: month,
          name: longMonth(month),
          linkTo: (more) => linkTo({ month, ...more }),
          receipts: receiptsOf({ month }),
        }))}
        total={total}
        linkTo={linkTo}
        years={years}
      />
    </Card>
  );
}
