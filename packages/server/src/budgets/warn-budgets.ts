import { berlinDate } from "@kreislauf/contract/base";
import { reachedLimit } from "@kreislauf/contract/budgets";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { type RunningJob, runRepeatedly } from "../base/jobs/run-repeatedly.ts";
import { readBudgetSums } from "./budget-figures.ts";
import { lockDueBudgets, markChecked } from "./budgets.store.ts";
import type { BudgetRow } from "./budgets.tables.ts";
import { notifyOfLimit } from "./notify-of-limit.ts";

/** Seconds after which the budgets of a company are compared again. */
const pauseSeconds = 30;
const batchSize = 20;

interface Source {
  readonly db: Db;
  readonly clock: Clock;
}

/** Compares budgets with their limits in a job, so that placing an order or publishing an invoice does not have to. */
export const startBudgetJobs = (
  source: Source & { readonly log: Pick<FastifyBaseLogger, "error"> },
): RunningJob =>
  runRepeatedly(
    source.log,
    async () => {
      let companies = 0;
      while (companies < batchSize && (await warnBudgets(source))) companies += 1;
      return false;
    },
    { name: "budgets", pauseMilliseconds: 10_000 },
  );

/** Compares the budgets of the company whose turn it is with their limits. Returns whether a company was due. */
export const warnBudgets = ({ db, clock }: Source): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const work = { db: transaction, now };
    // Credit notes and corrected weights can still change the budgets of last year.
    const fromYear = Number(berlinDate(now).slice(0, 4)) - 1;
    const before = now.subtract({ seconds: pauseSeconds }).toString();
    const rows = await lockDueBudgets(work, { fromYear, before });
    for (const [year, ofYear] of Map.groupBy(rows, (row) => row.year)) await warnOfYear(work, year, ofYear);
    return rows.length > 0;
  });

/** Notifies people of each limit once, and again only if the budget was below the limit in between. */
async function warnOfYear(work: WriteContext, year: number, rows: readonly BudgetRow[]): Promise<void> {
  const companyId = rows[0]?.company_id ?? 0;
  const sumsOf = await readBudgetSums(work, companyId, year);
  for (const row of rows) {
    const figures = { amountCents: row.amount_cents, ...sumsOf(row) };
    const limit = reachedLimit(figures);
    if (limit > row.notified_percent) await notifyOfLimit(work, { row, limit, figures });
    await markChecked(work, row.id, limit);
  }
}
