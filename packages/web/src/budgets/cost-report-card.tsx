import {
  budgetsApi,
  type CostDimension,
  costDimensions,
  costFormats,
  type CostReport,
} from "@kreislauf/contract/budgets";
import { formatMonth } from "@kreislauf/contract/documents";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { download, useSavingDownload } from "../base/download.ts";
import { costReportQuery } from "./budgets.queries.ts";
import { budgetsTexts } from "./budgets.texts.ts";
import { keyOfFigure } from "./cost-figure.ts";
import { FigureButton } from "@kreislauf/ui/controls/figure-button.tsx";
import { useAmounts } from "./use-amounts.ts";
import styles from "./budgets.module.css";
import { LoadFailure } from "../base/load-failure.tsx";

interface CostReportCardProps {
  year: number;
  by: CostDimension;
  openKey: string | undefined;
  onBy: (by: CostDimension) => void;
  onOpen: (figureKey: string) => void;
}

/** What a year cost by month; each figure opens the invoice lines behind it. */
export function CostReportCard({ year, by, openKey, onBy, onOpen }: CostReportCardProps) {
  const texts = useTexts(budgetsTexts).costs;
  const { data, error, refetch, isFetching } = useQuery({
    ...costReportQuery(year, by),
    placeholderData: keepPreviousData,
  });
  return (
    <Card flush title={texts.title} actions={<CostExport year={year} by={by} />}>
      <div className={styles.tools}>
        <Select
          label={texts.by}
          options={costDimensions.map((value) => ({ value, label: texts.dimensions[value] }))}
          value={by}
          onChange={onBy}
        />
      </div>
      {data === undefined ? (
        error === null ? (
          <Delayed text={texts.loading}>
            <SkeletonCard />
          </Delayed>
        ) : (
          <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
        )
      ) : data.rows.length === 0 ? (
        <StateMessage illustration="orders" title={texts.empty.title(data.year)} text={texts.empty.text} />
      ) : (
        <CostTable report={data} openKey={openKey} onOpen={onOpen} />
      )}
    </Card>
  );
}

interface CostTableProps {
  report: CostReport;
  openKey: string | undefined;
  onOpen: (figureKey: string) => void;
}

function CostTable({ report, openKey, onOpen }: CostTableProps) {
  const texts = useTexts(budgetsTexts).costs;
  const language = useLanguage();
  const { wholeEuros, euros } = useAmounts();
  const { by, year, rows } = report;
  const months = report.months.map((_, index) => ({
    month: index + 1,
    name: formatMonth(`${year}-${String(index + 1).padStart(2, "0")}`, language),
  }));
  // Months after the last one with costs are left out; they would be columns of zeros.
  const last = report.months.findLastIndex((cents) => cents !== 0);
  const shown = months.slice(0, last + 1);
  const figure = (key: string | null | undefined, name: string, cents: number, month?: number) => {
    if (cents === 0) return <span className={styles.zero}>{wholeEuros(0)}</span>;
    const figureKey = keyOfFigure({ by, key, month });
    const what = month === undefined ? `${name}, ${year}` : `${name}, ${months[month - 1]?.name}`;
    return (
      <FigureButton
        figureKey={figureKey}
        label={texts.open(what, euros(cents))}
        text={wholeEuros(cents)}
        openKey={openKey}
        onOpen={() => onOpen(figureKey)}
      />
    );
  };
  const line = (name: string, key: string | null | undefined, cents: readonly number[], total: number) => (
    <>
      <th scope="row">{name}</th>
      {shown.map(({ month }) => (
        <td key={month}>{figure(key, name, cents[month - 1] ?? 0, month)}</td>
      ))}
      <td className={styles.total}>{figure(key, name, total)}</td>
    </>
  );
  const before = report.monthsBefore;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard can scroll only what has focus
    <div className={styles.scroller} role="group" tabIndex={0} aria-label={texts.label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.inEuros(texts.dimensions[by])}</th>
            {shown.map(({ month, name }) => (
              <th key={month} scope="col" aria-label={name}>
                {name.slice(0, 3)}
              </th>
            ))}
            <th scope="col">{texts.sum}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, months: cents, totalCents }) => (
            <tr key={key ?? ""}>{line(name ?? texts.unassigned, key, cents, totalCents)}</tr>
          ))}
        </tbody>
        <tfoot>
          <tr>{line(texts.sum, undefined, report.months, report.totalCents)}</tr>
          {before.some((cents) => cents !== 0) && (
            <tr className={styles.before}>
              <th scope="row">{texts.before(year - 1)}</th>
              {shown.map(({ month }) => (
                <td key={month}>{wholeEuros(before[month - 1] ?? 0)}</td>
              ))}
              <td>{wholeEuros(before.reduce((sum, cents) => sum + cents, 0))}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}

/** Buttons that download the report with its invoice lines as one file, or the lines alone. */
function CostExport({ year, by }: { year: number; by: CostDimension }) {
  const texts = useTexts(budgetsTexts).costs.export;
  const { busy, input, submit } = useSavingDownload(
    (format: (typeof costFormats)[number]) =>
      download(budgetsApi.downloadCosts, { query: { year: String(year), by, format } }),
    texts.saved,
  );
  return costFormats.map((format) => (
    <Button
      key={format}
      small
      icon={FileDown}
      busy={busy && input === format}
      busyText={texts.busy}
      onClick={() => void submit(format)}
    >
      {texts[format]}
    </Button>
  ));
}
