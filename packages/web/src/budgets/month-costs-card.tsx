import { formatMonth } from "@kreislauf/contract/documents";
import type { CostDimension } from "@kreislauf/contract/budgets";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { ChartLegend } from "@kreislauf/ui/charts/chart-legend.tsx";
import { MonthBars } from "@kreislauf/ui/charts/month-bars.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { costReportQuery } from "./budgets.queries.ts";
import { budgetsTexts } from "./budgets.texts.ts";
import { useAmounts } from "./use-amounts.ts";

const centsPerThousandEuros = 100_000;
const chartHeight = 260; // px

/** The costs of each month of the year, beside those of the same month of the year before. */
export function MonthCostsCard(props: { year: number; by: CostDimension }) {
  const texts = useTexts(budgetsTexts).months;
  const language = useLanguage();
  const { wholeEuros, euros } = useAmounts();
  // The same request as the cost report below; its monthly sums do not depend on `by`.
  const { data: report, isError } = useQuery({
    ...costReportQuery(props.year, props.by),
    placeholderData: keepPreviousData,
  });
  if (report === undefined) {
    if (isError) return null;
    return (
      <Card title={texts.title}>
        <Skeleton height={chartHeight} radius={8} />
      </Card>
    );
  }
  if (report.rows.length === 0) return null;
  const { year, monthsBefore } = report;
  const months = report.months.map((current, index) => {
    const key = `${year}-${String(index + 1).padStart(2, "0")}`;
    return {
      key,
      longName: formatMonth(key, language),
      name: formatMonth(key, language).slice(0, 3),
      current,
      previous: monthsBefore[index] ?? 0,
    };
  });
  const withPrevious = monthsBefore.some((cents) => cents !== 0);
  const dearest = months.toSorted((one, other) => other.current - one.current)[0];
  return (
    <Card
      flush
      title={texts.title}
      actions={withPrevious && <ChartLegend first={String(year)} second={String(year - 1)} />}
    >
      <MonthBars
        label={texts.chart(year, dearest?.longName ?? "", euros(dearest?.current ?? 0))}
        months={months}
        withPrevious={withPrevious}
        unit={centsPerThousandEuros}
        formatValue={wholeEuros}
        formatAxis={(cents, isTop) => (isTop ? euros(cents) : wholeEuros(cents))}
      />
    </Card>
  );
}
