import type { WasteStatistics } from "@kreislauf/contract/exports";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { ChartLegend } from "@kreislauf/ui/charts/chart-legend.tsx";
import { MonthBars } from "@kreislauf/ui/charts/month-bars.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import type { ComparedYears } from "./compared-years.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { useStatisticsFormats } from "./statistics-formats.ts";
import type { LinkToOrders, LinkToReceipts } from "./statistics-links.ts";
import { statisticsTexts } from "./statistics.texts.ts";

interface MonthChartProps {
  months: WasteStatistics["months"];
  total: WasteStatistics["total"];
  years: ComparedYears;
  linkTo: LinkToOrders;
  receiptsOf: LinkToReceipts;
}

/** Bars with the tonnes of each month: filled for the chosen period, outlined for the year before. */
export function MonthChart({ months, total, years, linkTo, receiptsOf }: MonthChartProps) {
  const texts = useTexts(statisticsTexts);
  const { number } = useFormats();
  const { tonnes, month: nameOf, longMonth } = useStatisticsFormats();
  const heaviest = months.toSorted((one, other) => other.current.weightKg - one.current.weightKg)[0];
  return (
    <Card
      title={texts.byMonth}
      actions={years.previous !== undefined && <ChartLegend first={years.current} second={years.previous} />}
      flush
    >
      <MonthBars
        label={texts.monthChart(
          longMonth(months[0]?.month ?? ""),
          longMonth(months.at(-1)?.month ?? ""),
          longMonth(heaviest?.month ?? ""),
        )}
        months={months.map(({ month, current, previous }) => ({
          key: month,
          name: nameOf(month),
          current: current.weightKg,
          previous: previous.weightKg,
        }))}
        withPrevious={years.previous !== undefined}
        unit={1000}
        formatValue={tonnes}
        formatAxis={(kilograms, isTop) =>
          `${number(Math.round(kilograms / 100) / 10)}${isTop ? ` ${texts.tonnes}` : ""}`
        }
      />
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
