import type { SeparationFolder } from "@kreislauf/contract/separation";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LimitMeter } from "@kreislauf/ui/data/limit-meter.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { separationScreenTexts } from "./separation.texts.ts";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./separation.module.css";

/**
 * The separate collection rate and how it is calculated; a sentence instead if there is no mass to calculate it from.
 */
export function SeparationRateCard({ folder: { rate, year } }: { folder: SeparationFolder }) {
  const texts = useTexts(separationScreenTexts).rate;
  const { tonnes, percent } = useTonnes();
  return (
    <Card label={texts.title}>
      <div className={styles.rate}>
        <div>
          <h2>{texts.title}</h2>
          <p className={styles.big}>
            {rate === null ? "–" : percent(rate.shownPercent, 1)} {rate !== null && <small>%</small>}
          </p>
        </div>
        {rate === null ? (
          <p className={styles.hint}>{texts.none(year)}</p>
        ) : (
          <div>
            <LimitMeter
              large
              label={texts.meter(percent(rate.shownPercent, 1))}
              used={rate.separateKg}
              limit={rate.totalKg}
              mark={0.9}
            >
              {texts.parts(tonnes(rate.separateKg), tonnes(rate.totalKg - rate.separateKg))}
            </LimitMeter>
            <p className={styles.hint}>
              {texts.sum(tonnes(rate.separateKg), tonnes(rate.totalKg), percent(rate.percent, 2))}{" "}
              {rate.isMet
                ? rate.totalKg > rate.separateKg
                  ? texts.met
                  : texts.nothingMixed
                : texts.missed(percent(90 - rate.percent, 2))}
            </p>
          </div>
        )}
      </div>
    </Card>
  );
}
