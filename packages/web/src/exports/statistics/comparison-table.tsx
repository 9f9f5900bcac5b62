import type { ComparableWeights, DisposalFigures, WasteStatistics } from "@kreislauf/contract/exports";
import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { StatisticsFigure } from "./statistics-figure.tsx";
import { useStatisticsFormats } from "./statistics-formats.ts";
import type { LinkToOrders } from "./statistics-links.ts";
import type { ComparedYears } from "./compared-years.ts";
import { statisticsTexts } from "./statistics.texts.ts";
import { ChartDataTable } from "./chart-data-table.tsx";
import styles from "./value-tables.module.css";

export interface ComparisonRow {
  readonly key: string | number;
  readonly name: string;
  /** Shown below the name, as it is in the chart. */
  readonly note?: ReactNode;
  readonly current: DisposalFigures;
  readonly previous: DisposalFigures;
  readonly comparable: ComparableWeights;
  readonly linkTo: LinkToOrders;
  /**
   * The link to the row's service receipts; undefined if the list of documents has no filter for what the row shows, or
   * if the user may not see documents.
   */
  readonly receipts?: string | undefined;
}

interface ComparisonTableProps {
  label: string;
  /** The heading of the first column. */
  head: string;
  rows: readonly ComparisonRow[];
  total: WasteStatistics["total"];
  linkTo: LinkToOrders;
  years: ComparedYears;
  isPrinted?: boolean | undefined;
}

/** The numbers of a chart by month, waste type or site, with links to the orders of each row and a row of totals. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { label, head, rows, total, linkTo, years, isPrinted } = props;
  const texts = useTexts(statisticsTexts);
  const { columns } = texts;
  const { number } = useFormats();
  const { exactTonnes, change } = useStatisticsFormats();
  const hasReceipts = rows.some(({ receipts }) => receipts !== undefined);
  const figures = ({ name, current, previous, comparable, linkTo: to }: Omit<ComparisonRow, "key">) => [
    <StatisticsFigure key="count" href={current.disposals === 0 ? undefined : to()} of={name}>
      {number(current.disposals)}
    </StatisticsFigure>,
    <StatisticsFigure key="weight" href={current.weightKg === 0 ? undefined : to()} of={name}>
      {exactTonnes(current.weightKg)}
    </StatisticsFigure>,
    ...(years.previous !== undefined
      ? [
          <StatisticsFigure
            key="previous"
            href={previous.weightKg === 0 ? undefined : to({ sameDayYearEarlier: true })}
            of={name}
          >
            {exactTonnes(previous.weightKg)}
          </StatisticsFigure>,
          change(comparable),
        ]
      : []),
  ];
  return (
    <ChartDataTable
      label={label}
      isPrinted={isPrinted}
      heads={[
        head,
        columns.disposals,
        columns.weight(years.current),
        ...(years.previous === undefined ? [] : [columns.previous(years.previous), columns.change]),
        ...(hasReceipts ? [columns.receipts] : []),
      ]}
      rows={rows.map((row) => ({
        key: row.key,
        cells: [
          row.note === undefined ? (
            row.name
          ) : (
            <>
              {row.name}
              <small className={styles.note}>{row.note}</small>
            </>
          ),
          ...figures(row),
          ...(hasReceipts
            ? [
                row.receipts !== undefined && (
                  <a
                    key="receipts"
                    className={styles.receipts}
                    href={row.receipts}
                    aria-label={texts.receiptsOf(row.name)}
                    title={texts.receiptsOf(row.name)}
                  >
                    <Icon of={ReceiptText} size={18} />
                  </a>
                ),
              ]
            : []),
        ],
      }))}
      sum={[...figures({ name: texts.sum, ...total, linkTo }), ...(hasReceipts ? [null] : [])]}
    />
  );
}
