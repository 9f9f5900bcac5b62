import { isTreatmentKnown, unknownKgOf, type WasteStatistics } from "@kreislauf/contract/exports";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useElementWidth } from "@kreislauf/ui/base/use-element-width.ts";
import chartStyles from "@kreislauf/ui/charts/chart.module.css";
import { ChartLegend } from "@kreislauf/ui/charts/chart-legend.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import type { ComparedYears } from "./compared-years.ts";
import { StatisticsFigure } from "./statistics-figure.tsx";
import { useStatisticsFormats } from "./statistics-formats.ts";
import type { LinkToOrders } from "./statistics-links.ts";
import { statisticsTexts } from "./statistics.texts.ts";
import { ChartDataTable } from "./chart-data-table.tsx";
import styles from "./charts.module.css";

const [rowHeight, barHeight] = [74, 36];
/**
 * px; if the bar of the recovered part is narrower than this, the label with its share stands beside it, not inside.
 */
const shareWidth = 140;
const maxNamed = 4;

/** A bar chart of how much was recovered and how much disposed of, compared with the year before. */
export function TreatmentChart(props: {
  total: WasteStatistics["total"];
  wasteTypes: WasteStatistics["wasteTypes"];
  years: ComparedYears;
  linkTo: LinkToOrders;
}) {
  const { total, wasteTypes, years, linkTo } = props;
  const texts = useTexts(statisticsTexts);
  const { tonnes, exactTonnes, share } = useStatisticsFormats();
  const [chart, width] = useElementWidth<HTMLDivElement>();
  const rows = [
    { name: years.current, figures: total.current },
    ...(years.previous === undefined ? [] : [{ name: years.previous, figures: total.previous }]),
  ];
  const maxWeight = Math.max(...rows.map(({ figures }) => figures.weightKg), 1);
  const { weightKg, recoveredKg, disposedKg } = total.current;
  // A waste type with less than 50 kg is not named, because its weight would be rounded to 0.0 t.
  const mostDisposed = wasteTypes
    .filter(({ current }) => current.disposedKg >= 50)
    .toSorted((one, other) => other.current.disposedKg - one.current.disposedKg)
    .slice(0, maxNamed);
  const parts = [
    { key: "recovery", name: texts.recovered, of: (figures: typeof total.current) => figures.recoveredKg },
    { key: "disposal", name: texts.disposed, of: (figures: typeof total.current) => figures.disposedKg },
    { key: "unknown", name: texts.unknown, of: unknownKgOf },
  ] as const;
  return (
    <Card
      title={texts.treatment}
      actions={<ChartLegend first={texts.recovered} second={texts.disposed} isTreatment />}
      flush
    >
      <div ref={chart} className={chartStyles.chart}>
        <svg
          role="img"
          width={width}
          height={rowHeight * rows.length}
          viewBox={`0 0 ${width} ${rowHeight * rows.length}`}
          aria-label={texts.treatmentChart(share(recoveredKg, weightKg))}
        >
          {rows.map(({ name, figures }, index) => {
            const y = rowHeight * index;
            const scale = (kilograms: number) => (kilograms / maxWeight) * Math.max(0, width - 2);
            const recovered = scale(figures.recoveredKg);
            const fits = recovered >= shareWidth;
            return (
              <g key={name}>
                <text x={1} y={y + 14}>
                  {name}
                </text>
                <text x={width - 1} y={y + 14} textAnchor="end" className={chartStyles.value}>
                  {`${tonnes(figures.weightKg)} ${texts.tonnes}`}
                </text>
                <rect
                  x={1}
                  y={y + 22}
                  width={scale(figures.weightKg)}
                  height={barHeight}
                  className={chartStyles.outline}
                />
                <rect
                  x={1}
                  y={y + 22}
                  width={recovered}
                  height={barHeight}
                  className={chartStyles.material}
                />
                <rect
                  x={1 + recovered}
                  y={y + 22}
                  width={scale(figures.disposedKg)}
                  height={barHeight}
                  className={chartStyles.shaded}
                />
                {figures.weightKg > 0 && (
                  <text
                    x={fits ? 14 : recovered + 14}
                    y={y + 45}
                    className={fits ? chartStyles.onMaterial : chartStyles.value}
                  >
                    {isTreatmentKnown(figures)
                      ? `${share(figures.recoveredKg, figures.weightKg)} ${texts.recovered}`
                      : texts.unknown}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
      {mostDisposed.length > 0 && (
        <p className={styles.text}>
          {texts.mostDisposed(
            mostDisposed.map(
              ({ wasteType, current }) =>
                `${wasteType.description} (${tonnes(current.disposedKg)} ${texts.tonnes})`,
            ),
          )}
        </p>
      )}
      <ChartDataTable
        label={texts.treatment}
        heads={[
          texts.treatment,
          texts.columns.weight(years.current),
          texts.columns.share,
          ...(years.previous === undefined ? [] : [texts.columns.previous(years.previous)]),
        ]}
        rows={parts
          .filter(({ key, of }) => key !== "unknown" || of(total.current) + of(total.previous) > 0)
          .map(({ key, name, of }) => ({
            key,
            cells: [
              name,
              <StatisticsFigure key="weight" href={linkTo({ treatment: key })} of={name}>
                {exactTonnes(of({ weightKg, recoveredKg, disposedKg, disposals: 0 }))}
              </StatisticsFigure>,
              share(of(total.current), weightKg),
              ...(years.previous !== undefined
                ? [
                    <StatisticsFigure
                      key="previous"
                      href={linkTo({ treatment: key, sameDayYearEarlier: true })}
                      of={name}
                    >
                      {exactTonnes(of(total.previous))}
                    </StatisticsFigure>,
                  ]
                : []),
            ],
          }))}
        sum={[
          exactTonnes(weightKg),
          share(weightKg, weightKg),
          ...(years.previous !== undefined ? [exactTonnes(total.previous.weightKg)] : []),
        ]}
      />
    </Card>
  );
}
