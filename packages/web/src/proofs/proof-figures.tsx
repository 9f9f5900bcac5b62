import type { ProofState, ProofsOverview } from "@kreislauf/contract/proofs";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { proofsTexts } from "./proofs.texts.ts";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./proofs.module.css";

const gaps: ReadonlySet<ProofState> = new Set(["missing", "ended", "used_up"]);

/**
 * Figures about the proofs: how many sites have all they need, what is missing or ends soon, and the year's hazardous
 * waste.
 */
export function ProofFigures({ overview: { rows, sites, year } }: { overview: ProofsOverview }) {
  const texts = useTexts(proofsTexts).figures;
  const { number, date } = useFormats();
  const tonnes = useTonnes();
  const missing = rows.filter(({ state }) => gaps.has(state));
  const sitesMissing = new Set(missing.map(({ site }) => site.id)).size;
  const ending = rows.filter(({ state }) => state === "ends_soon");
  const next = ending.map(({ proof }) => proof?.validUntil ?? "").toSorted()[0];
  const sum = (of: (site: ProofsOverview["sites"][number]) => number) =>
    sites.reduce((total, site) => total + of(site), 0);
  return (
    <Card flush label={texts.complete}>
      <dl className={styles.figures}>
        <div>
          <dt>{texts.complete}</dt>
          <dd>
            {number(sites.length - sitesMissing)} <small>{texts.ofSites(number(sites.length))}</small>
          </dd>
          <dd className={styles.second}>{texts.sites}</dd>
        </div>
        <div>
          <dt>{texts.missing}</dt>
          <dd>{number(missing.length)}</dd>
          <dd className={styles.second}>{texts.missingAt(sitesMissing)}</dd>
        </div>
        <div>
          <dt>{texts.ending}</dt>
          <dd>{number(ending.length)}</dd>
          <dd className={styles.second}>{next === undefined ? texts.none : texts.next(date(next))}</dd>
        </div>
        <div>
          <dt>{texts.hazardous(year)}</dt>
          <dd>{tonnes(sum(({ hazardousKg }) => hazardousKg))}</dd>
          <dd className={styles.second}>
            {texts.yearBefore(tonnes(sum(({ previousYearKg }) => previousYearKg)), year - 1)}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
