import type { BerlinDate } from "@kreislauf/contract/base";
import { agreementType } from "@kreislauf/contract/catalog";
import { sql } from "kysely";
import type { WriteContext } from "../../base/context.ts";
import type { AgreementBasis } from "../base/order-basis.ts";
import { lockAvailableBases } from "../base/order-basis.store.ts";

/**
 * Locks agreements whose accepted change takes effect on `today` or earlier, except those that another transaction has
 * locked.
 */
export const lockAgreementsWithDueChange = (
  work: WriteContext,
  today: BerlinDate,
  limit: number,
): Promise<readonly AgreementBasis[]> =>
  lockAvailableBases(work, (agreements) =>
    agreements
      .where("agreements.pending_change", "is not", null)
      .where(sql<boolean>`(agreements.pending_change ->> 'effectiveOn') <= ${today}`)
      .orderBy("agreements.id")
      .limit(limit),
  );

/**
 * Locks active periodic agreements whose cycle orders up to the horizon are not all created, except those that another
 * transaction has locked. An agreement whose change is due is left out until the change is applied, which would cancel
 * the orders of the old cycle at once. Such a change may still be waiting because the process that was to apply it
 * died.
 */
export const lockAgreementsWithDueCycle = (
  work: WriteContext,
  { today, horizon }: { readonly today: BerlinDate; readonly horizon: BerlinDate },
  limit: number,
): Promise<readonly AgreementBasis[]> =>
  lockAvailableBases(work, (agreements) =>
    agreements
      // Literals instead of parameters, so that PostgreSQL can use the job's partial index over such agreements.
      .where("agreements.status", "=", sql.lit("active"))
      .where("agreements.agreement_type_id", "=", sql.lit(agreementType.periodic))
      .where("agreements.containers_on_site", ">", sql.lit(0))
      .where(sql<boolean>`coalesce((agreements.pending_change ->> 'effectiveOn') > ${today}, true)`)
      .where((where) =>
        where.or([
          where("agreements.cycle_orders_until", "is", null),
          where("agreements.cycle_orders_until", "<", horizon),
        ]),
      )
      .orderBy(sql`agreements.cycle_orders_until nulls first`)
      .orderBy("agreements.id")
      .limit(limit),
  );

/**
 * Locks agreements of deactivated companies that would run on after the deactivation, except those that another
 * transaction has locked. `endsOn` is the day of the deactivation in Berlin, which becomes their last day.
 */
export async function lockAgreementsOfDeactivated(
  { db }: WriteContext,
  limit: number,
): Promise<readonly { readonly id: number; readonly endsOn: BerlinDate }[]> {
  const { rows } = await sql<{ id: number; endsOn: BerlinDate }>`
    select agreements.id, (companies.deactivated_at at time zone 'Europe/Berlin')::date as "endsOn"
    from companies join agreements on agreements.company_id = companies.id
    where companies.deactivated_at is not null and agreements.status <> 'ended'
      and (agreements.ends_on is null
        or agreements.ends_on > (companies.deactivated_at at time zone 'Europe/Berlin')::date)
    order by agreements.id limit ${limit}
    for update of agreements skip locked`.execute(db);
  return rows;
}
