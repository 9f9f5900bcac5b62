import { type DisposalFigures, isTreatmentKnown, type WasteStatistics } from "@kreislauf/contract/exports";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import type { SiteScope } from "../../sites/index.ts";
import { StatisticsFigure } from "./statistics-figure.tsx";
import { useStatisticsFormats } from "./statistics-formats.ts";
import { type LinkToOrders, useLinkToFailedTrips } from "./statistics-links.ts";
import { statisticsTexts } from "./statistics.texts.ts";
import type { StatisticsState } from "./statistics-state.ts";
import styles from "./statistics.module.css";

interface KeyFiguresProps {
  statistics: WasteStatistics;
  state: StatisticsState;
  site: SiteScope;
  linkTo: LinkToOrders;
}

/** Four figures of the statistics: the weight, the recovered share, the hazardous waste and the failed trips. */
export function KeyFigures({ statistics, state, site, linkTo }: KeyFiguresProps) {
  const texts = useTexts(statisticsTexts).figures;
  const unit = useTexts(statisticsTexts).tonnes;
  const { number } = useFormats();
  const { tonnes, share, change } = useStatisticsFormats();
  const { total, hazardous, failedTrips } = statistics;
  const { current, previous } = total;
  const recoveredShare = (figures: DisposalFigures) =>
    isTreatmentKnown(figures) ? share(figures.recoveredKg, figures.weightKg) : "–";
  const inTonnes = (kilograms: number) => `${tonnes(kilograms)} ${unit}`;
  const failedHref = useLinkToFailedTrips(state, site);
  return (
    <Card flush>
      <dl className={styles.figures}>
        <div>
          <dt>{texts.total}</dt>
          <dd>
            <StatisticsFigure href={linkTo()} of={texts.total}>
              {inTonnes(current.weightKg)}
            </StatisticsFigure>
          </dd>
          {state.withPrevious && (
            <dd className={styles.small}>
              {previous.weightKg === 0
                ? texts.noPrevious
                : texts.toPrevious(change(total.comparable), inTonnes(previous.weightKg))}
            </dd>
          )}
        </div>
        <div>
          <dt>{texts.recovered}</dt>
          <dd>
            <StatisticsFigure
              href={isTreatmentKnown(current) ? linkTo({ treatment: "recovery" }) : undefined}
              of={texts.recovered}
            >
              {recoveredShare(current)}
            </StatisticsFigure>
          </dd>
          <dd className={styles.small}>
            {isTreatmentKnown(current) ? inTonnes(current.recoveredKg) : texts.treatmentUnknown}
            {state.withPrevious && texts.previousShare(recoveredShare(previous))}
          </dd>
        </div>
        <div>
          <dt>
            <HazardMark glyphOnly /> {texts.hazardous}
          </dt>
          <dd>
            <StatisticsFigure
              href={state.hazard === "harmless" ? undefined : linkTo({ hazardous: true })}
              of={texts.hazardous}
            >
              {inTonnes(hazardous.current.weightKg)}
            </StatisticsFigure>
          </dd>
          <dd className={styles.small}>
            {texts.ofTotal(share(hazardous.current.weightKg, current.weightKg))}
          </dd>
        </div>
        <div>
          <dt>{texts.disposals}</dt>
          <dd>
            <StatisticsFigure href={linkTo()} of={texts.disposals}>
              {number(current.disposals)}
            </StatisticsFigure>
          </dd>
          <dd className={styles.small}>
            {failedTrips.current > 0 && (
              <StatisticsFigure href={failedHref} of={texts.failedTrips(number(failedTrips.current))}>
                {texts.failedTrips(number(failedTrips.current))}
              </StatisticsFigure>
            )}
            {failedTrips.current > 0 && state.withPrevious && ", "}
            {state.withPrevious && texts.previousCount(number(previous.disposals))}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
