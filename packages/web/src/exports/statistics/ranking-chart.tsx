import type { WasteStatistics } from "@kreislauf/contract/exports";
import { ChartLegend } from "@kreislauf/ui/charts/chart-legend.tsx";
import chartStyles from "@kreislauf/ui/charts/chart.module.css";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import type { ComparedYears } from "./compared-years.ts";
import { type ComparisonRow, ComparisonTable } from "./comparison-table.tsx";
import { StatisticsFigure } from "./statistics-figure.tsx";
import { useStatisticsFormats } from "./statistics-formats.ts";
import type { LinkToOrders } from "./statistics-links.ts";
import styles from "./charts.module.css";

/** As many bars as fit into a card; the table below the chart has all rows. */
const maxBars = 12;

interface RankingChartProps {
  title: string;
  head: string;
  bars: readonly ComparisonRow[];
  total: WasteStatistics["total"];
  linkTo: LinkToOrders;
  years: ComparedYears;
  /** False if the large table of the page prints the same rows already. */
  isTablePrinted: boolean;
}

/** Waste types or sites with their weight as bars, the heaviest first. */
export function RankingChart({ title, head, bars, total, linkTo, years, isTablePrinted }: RankingChartProps) {
  const { tonnes, change } = useStatisticsFormats();
  const withPrevious = years.previous !== undefined;
  const maxWeight = Math.max(
    1,
    ...bars.flatMap(({ current, previous }) => [current.weightKg, withPrevious ? previous.weightKg : 0]),
  );
  const share = (kilograms: number) => `${(kilograms / maxWeight) * 100}`;
  return (
    <Card
      title={title}
      actions={years.previous !== undefined && <ChartLegend first={years.current} second={years.previous} />}
      flush
    >
      <ul className={styles.bars}>
        {bars.slice(0, maxBars).map((bar) => (
          <li key={bar.key}>
            <span className={styles.name}>
              <b>{bar.name}</b>
              <small>{bar.note}</small>
            </span>
            <svg viewBox="0 0 100 26" preserveAspectRatio="none" aria-hidden className={styles.bar}>
              <rect
                x="0"
                y="2"
                width={share(bar.current.weightKg)}
                height="13"
                className={chartStyles.material}
              />
              {withPrevious && (
                <rect
                  x="0"
                  y="17"
                  width={share(bar.previous.weightKg)}
                  height="7"
                  className={chartStyles.outline}
                />
              )}
            </svg>
            <span className={styles.amount}>
              <b>
                <StatisticsFigure href={bar.linkTo()} of={bar.name}>
                  {tonnes(bar.current.weightKg)}
                </StatisticsFigure>
              </b>
              {withPrevious && <small>{change(bar.comparable)}</small>}
            </span>
          </li>
        ))}
      </ul>
      <ComparisonTable
        label={title}
        head={head}
        rows={bars}
        total={total}
        linkTo={linkTo}
        years={years}
        isPrinted={isTablePrinted}
      />
    </Card>
  );
}
