import { cycleInterval } from "@kreislauf/contract/agreements";
import { berlinDate } from "@kreislauf/contract/base";
import { agreementType } from "@kreislauf/contract/catalog";
import { sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import type { LargeScale } from "./large-scale.ts";
import { hashedChoice } from "./hashed-choice.ts";
import { firstId } from "./write-large-companies.ts";

/** Distance in the catalog between the offers of one site, so that none occurs twice. */
const offerDistance = 61;

/** The value of `cycle_orders_until`: so far ahead that no job adds orders to the measured ones. */
const farAhead = "2199-12-31";

/** Writes the same number of active agreements for every site, on offers of the whole catalog. */
export async function writeLargeAgreements(
  db: Db,
  scale: LargeScale,
  offers: number,
  since: Temporal.Instant,
): Promise<void> {
  const site = await firstId(db, "sites");
  const isPeriodic = sql`offer.agreement_type_id = ${agreementType.periodic}`;
  await sql`
    insert into agreements (company_id, site_id, agreement_number, offer_id, agreement_type_id, waste_type_id,
      container_type_id, status, containers_on_site, cycle_interval, weekday1, cycle_start, cycle_orders_until,
      created_on)
    select company_id, sites.id, 'VB-' || (1000000 + agreement), offer.id, offer.agreement_type_id,
      offer.waste_type_id, offer.container_type_id, 'active',
      greatest(offer.min_amount, 1 + ${hashedChoice("agreement", 1, 4)}),
      case when ${isPeriodic} then ${cycleInterval.twoWeeks}::smallint end,
      case when ${isPeriodic} then 1 + ${hashedChoice("agreement", 2, 5)} end,
      case when ${isPeriodic} then ${berlinDate(since)}::date end,
      case when ${isPeriodic} then ${farAhead}::date end,
      ${since.toString()}
    from (
      select agreement, agreement / ${sql.lit(scale.agreementsPerSite)} as site,
        agreement % ${sql.lit(scale.agreementsPerSite)} as nth
      from generate_series(0, ${scale.sites * scale.agreementsPerSite - 1}::integer) as agreement
    ) as numbered
    join sites on sites.id = ${site} + site
    join (select *, row_number() over (order by id) - 1 as place from service_offers) as offer
      on offer.place = (${hashedChoice("site", 3, offers)} + nth * ${sql.lit(offerDistance)}) % ${sql.lit(offers)}
    order by agreement`.execute(db);
}
