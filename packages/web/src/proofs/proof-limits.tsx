import { collectiveLimitKg, type ProofsOverview, smallQuantityKg } from "@kreislauf/contract/proofs";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LimitMeter } from "@kreislauf/ui/data/limit-meter.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { proofsTexts } from "./proofs.texts.ts";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./proofs.module.css";

/**
 * How much of two yearly limits one site has used: two tonnes of hazardous waste in all, and 20 tonnes of each waste
 * type under a collective proof.
 */
export function ProofLimits({ overview: { sites, rows, year } }: { overview: ProofsOverview }) {
  const { limits: texts, meter } = useTexts(proofsTexts);
  const tonnes = useTonnes();
  const [figures] = sites;
  if (figures === undefined || (rows.length === 0 && figures.hazardousKg === 0)) return null;
  const { hazardousKg, previousYearKg, counted } = figures;
  const sentence =
    counted.thisYearKg > smallQuantityKg
      ? texts.above
      : counted.previousYearKg > smallQuantityKg
        ? texts.beforeAbove(year - 1)
        : texts.below(year - 1);
  return (
    <Card title={texts.title}>
      <div className={styles.limits}>
        <p className={styles.limitHead}>
          <b>{texts.all}</b>
          <span>{year}</span>
        </p>
        <LimitMeter
          label={meter.used(tonnes(hazardousKg), tonnes(smallQuantityKg))}
          used={hazardousKg}
          limit={smallQuantityKg}
        >
          <b>{meter.used(tonnes(hazardousKg), tonnes(smallQuantityKg))}</b>
          <span>{texts.before(year - 1, tonnes(previousYearKg))}</span>
        </LimitMeter>
        <p className={styles.second}>{sentence}</p>
        {rows.map(({ proof, wasteType }) =>
          proof?.kind === "collective" ? (
            <div key={proof.id} className={styles.limits}>
              <p className={styles.limitHead}>
                <b>{texts.collective(wasteType.description)}</b>
                <span>{year}</span>
              </p>
              <LimitMeter
                label={meter.used(tonnes(proof.usedKg), tonnes(collectiveLimitKg))}
                used={proof.usedKg}
                reserved={proof.reservedKg}
                limit={collectiveLimitKg}
              >
                <b>{meter.used(tonnes(proof.usedKg), tonnes(collectiveLimitKg))}</b>
              </LimitMeter>
            </div>
          ) : null,
        )}
      </div>
    </Card>
  );
}
