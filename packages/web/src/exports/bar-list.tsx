import type { DisposalFigures } from "@kreislauf/contract/exports";
import type { ReactNode } from "react";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { Card } from "../ui/card.tsx";
import { ChartLegend } from "./chart-legend.tsx";
import { StatisticsFigure } from "./statistics-figure.tsx";
import { useStatisticsFormats } from "./statistics-formats.ts";
import { statisticsTexts } from "./statistics.texts.ts";
import { ValuesBehind } from "./values-behind.tsx";
import styles from "./charts.module.css";

export interface Bar {
  readonly key: number;
  readonly name: string;
  readonly note: ReactNode;
  readonly current: DisposalFigures;
  readonly previous: DisposalFigures;
  readonly href: string | undefined;
}

/** As many as a card shows; the table behind has them all. */
const mostBars = 12;

/** Kinds or places with their weight as a bar, the heaviest first. */
export function BarList({
  title,
  head,
  bars,
  withPrevious,
}: {
  title: string;
  head: string;
  bars: readonly Bar[];
  withPrevious: boolean;
}) {
  const texts = useTexts(statisticsTexts);
  const { number } = useFormats();
  const { tonnes, exactTonnes, change } = useStatisticsFormats();
  const most = Math.max(
    1,
    ...bars.flatMap(({ current, previous }) => [current.weightKg, withPrevious ? previous.weightKg : 0]),
  );
  const share = (kilograms: number) => `${(kilograms / most) * 100}`;
  return (
    <Card
      title={title}
      actions={withPrevious && <ChartLegend first={texts.current} second={texts.previous} />}
      flush
    >
      <ul className={styles.bars}>
        {bars.slice(0, mostBars).map((bar) => (
          <li key={bar.key}>
            <span className={styles.name}>
              <b>{bar.name}</b>
              <small>{bar.note}</small>
            </span>
            <svg viewBox="0 0 100 26" preserveAspectRatio="none" aria-hidden className={styles.bar}>
              <rect x="0" y="2" width={share(bar.current.weightKg)} height="13" className={styles.material} />
              {withPrevious && (
                <rect
                  x="0"
                  y="17"
                  width={share(bar.previous.weightKg)}
                  height="7"
                  className={styles.outline}
                />
              )}
            </svg>
            <span className={styles.amount}>
              <b>
                <StatisticsFigure href={bar.href} of={bar.name}>
                  {tonnes(bar.current.weightKg)}
                </StatisticsFigure>
              </b>
              {withPrevious && <small>{change(bar.current.weightKg, bar.previous.weightKg)}</small>}
            </span>
          </li>
        ))}
      </ul>
      <ValuesBehind
        label={title}
        heads={[
          head,
          texts.columns.disposals,
          texts.columns.weight,
          texts.columns.previous,
          texts.columns.change,
        ]}
        rows={bars.map((bar) => ({
          key: bar.key,
          cells: [
            bar.name,
            number(bar.current.disposals),
            <StatisticsFigure key="weight" href={bar.href} of={bar.name}>
              {exactTonnes(bar.current.weightKg)}
            </StatisticsFigure>,
            exactTonnes(bar.previous.weightKg),
            change(bar.current.weightKg, bar.previous.weightKg),
          ],
        }))}
      />
    </Card>
  );
}
