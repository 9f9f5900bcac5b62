import { berlinDate } from "@kreislauf/contract/base";
import { reachedLimit } from "@kreislauf/contract/budgets";
import type { Db } from "../../../base/database/database.ts";
import { readBudgetSums } from "../../../budgets/budget-figures.ts";
import type { WrittenSites } from "../companies/write-companies.ts";

/** The used share of each cost centre's budget, in percent: two below 80, one above 100, one between 80 and 100. */
const usedShares = [49, 27, 108, 86];
const usedShareOfSite = 64;
/** Budgets are rounded to this number of cents, which is 100 euros. */
const stepCents = 10_000;

/**
 * Writes this year's budgets of the first cost centres and of one site. Each is as high as the wanted used share
 * requires.
 */
export async function writeBudgets(db: Db, sites: WrittenSites, now: Temporal.Instant): Promise<void> {
  const workshops = [...sites.workshops.values()];
  const [first] = workshops;
  if (first === undefined) return;
  const { companyId } = first;
  const year = Number(berlinDate(now).slice(0, 4));
  const sumsOf = await readBudgetSums({ db }, companyId, year);
  const costCentres = [...new Set(workshops.map(({ costCentre }) => costCentre).filter(Boolean))];
  const wanted = [
    ...usedShares.flatMap((share, index) => {
      const cost_centre = costCentres[index];
      return cost_centre === undefined ? [] : [{ cost_centre, site_id: null, share }];
    }),
    { cost_centre: null, site_id: first.id, share: usedShareOfSite },
  ];
  const rows = wanted.flatMap(({ share, ...charged }) => {
    const sums = sumsOf(charged);
    const used = sums.spentCents + sums.reservedCents;
    const amount_cents = Math.round((used * 100) / share / stepCents) * stepCents;
    if (amount_cents <= 0) return [];
    return [
      {
        company_id: companyId,
        ...charged,
        year,
        amount_cents,
        notified_percent: reachedLimit({ amountCents: amount_cents, ...sums }),
        checked_at: now.toString(),
      },
    ];
  });
  if (rows.length > 0) await db.insertInto("budgets").values(rows).execute();
}
