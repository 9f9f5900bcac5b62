import { berlinDate, berlinZone } from "@kreislauf/contract/base";
import { agreementType, containerAction } from "@kreislauf/contract/catalog";
import { claimReason, orderStatus } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import {
  failedTripReasons,
  notesToDisposer,
  orderDetails,
  partNames,
} from "../demo/content/order-phrases.ts";
import { bigCompanyShare, type LargeScale } from "./large-scale.ts";
import { hashedWord, hashedChoice } from "./hashed-choice.ts";
import { type FirstIds, firstId } from "./write-large-companies.ts";

/** Orders are spread evenly over this number of days, about two years, up to now. */
const historyDays = 700;
/** Days after its date during which an order may still wait for feedback. */
const feedbackDays = 14;

const open = sql.lit(orderStatus.open);
const done = sql.lit(orderStatus.done);
const claimed = sql.lit(orderStatus.claimed);
const cancelled = sql.lit(orderStatus.cancelled);
const failedTrip = sql.lit(orderStatus.failedTrip);

/** Writes the orders, oldest first, as in real operation, so that adjacent rows belong to different companies. */
export async function writeLargeOrders(
  db: Db,
  scale: LargeScale,
  first: FirstIds,
  now: Temporal.Instant,
  progress: (done: number) => void,
): Promise<void> {
  const { rows } = await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(db);
  const firstNumber = rows[0]?.number ?? 1;
  const site = await firstId(db, "sites");
  const agreement = await firstId(db, "agreements");
  const portion = Math.max(2_000, Math.ceil(scale.orders / 10));
  for (let from = 0; from < scale.orders; from += portion) {
    const to = Math.min(from + portion, scale.orders);
    await writePortion(db, { scale, first, firstNumber, site, agreement, now, from, to });
    progress(to);
  }
  await sql`select setval('order_numbers', ${firstNumber + scale.orders}::bigint, false)`.execute(db);
}

interface Portion {
  readonly scale: LargeScale;
  readonly first: FirstIds;
  readonly firstNumber: number;
  /** The id of the first site. */
  readonly site: number;
  readonly agreement: number;
  readonly now: Temporal.Instant;
  /** The orders to write, as numbers from `from` up to, but not including, `to`. */
  readonly from: number;
  readonly to: number;
}

const orderedAmount = sql`(least_amount + ${hashedChoice("o", 13, 60)} % amounts)`;

async function writePortion(db: Db, portion: Portion): Promise<void> {
  await sql`
    with placed as (${placedOrders(portion)}),
      dated as (${datedOrders(portion)}),
      lived as (${livedOrders(portion.now)}),
      finished as (${finishedOrders(portion.now)})
    insert into orders (company_id, site_id, agreement_id, order_number, customer_order_number, status,
      waste_type_id, container_type_id, agreement_type_id, container_action_id, amount, desired_date, time_window,
      confirmed_date, latest_execution_date, order_date, created_on, created_by, details, note_to_disposer, disposer,
      executed_on, weight_kg, claim, cancellation, failed_trip_reason, finished_on, version)
    select company_id, site_id, agreement_id, ${portion.firstNumber}::integer + o,
      case when ${hashedChoice("o", 10, 10)} < 4 then 'PO-' || ${hashedChoice("o", 11, 90_000)} else '' end,
      status, waste_type_id, container_type_id, agreement_type_id,
      served_actions[1 + ${hashedChoice("o", 12, 60)} % cardinality(served_actions)],
      ${orderedAmount},
      desired_date, (array['all_day', 'all_day', 'all_day', 'morning', 'afternoon'])[1 + ${hashedChoice("o", 14, 5)}],
      case when is_executed or ${hashedChoice("o", 15, 10)} < 6 then desired_date end,
      desired_date + 7, order_date, created_on, created_by,
      case when vehicle_parts then ${orderedAmount} || ' × ' || ${hashedWord("o", 16, partNames.flat())}
        when ${hashedChoice("o", 17, 10)} < 2 then ${hashedWord("o", 18, orderDetails)} else '' end,
      case when ${hashedChoice("o", 19, 10)} < 1 then ${hashedWord("o", 20, notesToDisposer)} else '' end,
      disposer,
      case when is_executed then desired_date end,
      case when is_executed then 40 + ${hashedChoice("o", 21, 4_000)} end,
      case when status = ${claimed} then ${claim} end,
      case when status = ${cancelled} then ${cancellation} end,
      case when status = ${failedTrip} then ${hashedWord("o", 23, failedTripReasons)} else '' end,
      case when status != ${claimed} then ended_on end,
      case when status = ${open} then 1 else 2 end
    from finished order by o`.execute(db);
}

/** The agreement of each order, and when the order was placed. */
function placedOrders({ scale, agreement, now, from, to }: Portion): RawBuilder<unknown> {
  const { orders, sites, bigCompanySites, agreementsPerSite } = scale;
  return sql`
    select o,
      ${now.toString()}::timestamptz - make_interval(secs =>
        (${sql.lit(orders)} - o) * ${sql.lit((historyDays * 86_400) / orders)}::double precision) as created_on,
      ${agreement}::integer + ${hashedChoice("o", 2, agreementsPerSite)} + ${sql.lit(agreementsPerSite)} * case
        when o % ${sql.lit(bigCompanyShare)} = 0 then ${hashedChoice("o", 1, bigCompanySites)}
        else ${sql.lit(bigCompanySites)} + ${hashedChoice("o", 1, sites - bigCompanySites)} end as agreement_id
    from generate_series(${from}::integer, ${to - 1}::integer) as o`;
}

/**
 * Adds the agreement's data, who placed the order and the desired date: usually within two weeks, for one in ten
 * within eight, always from Monday to Friday. Every second order of the big company is placed by the user who sees
 * that site, most orders of a cycle by the system.
 */
function datedOrders({ scale, first, site }: Portion): RawBuilder<unknown> {
  const person = sql`${first.user}::integer + case
    when agreements.company_id = ${first.company} and ${hashedChoice("o", 3, 2)} = 0
      then ${sql.lit(scale.companies)} + (agreements.site_id - ${site}::integer) % ${sql.lit(scale.bigCompanyColleagues)}
    else agreements.company_id - ${first.company}::integer end`;
  const isOfCycle = sql`agreements.agreement_type_id = ${sql.lit(agreementType.periodic)} and ${hashedChoice("o", 4, 10)} < 7`;
  return sql`
    select placed.*, agreements.company_id, agreements.site_id, agreements.agreement_type_id,
      agreements.waste_type_id, agreements.container_type_id, sites.disposer, offer.vehicle_parts,
      case offer.unit when 'piece' then offer.min_amount else 1 end as least_amount,
      case offer.unit when 'piece' then 30 else agreements.containers_on_site end as amounts,
      array_remove(array_remove(offer.container_action_ids, ${sql.lit(containerAction.place)}::smallint),
        ${sql.lit(containerAction.remove)}::smallint) as served_actions,
      person_id, case when ${isOfCycle} then ${sql.lit(systemUser.system)} else person_id end as created_by,
      order_date,
      wanted + case extract(isodow from wanted) when 6 then 2 when 7 then 1 else 0 end as desired_date
    from placed
    join agreements on agreements.id = placed.agreement_id
    join service_offers as offer on offer.id = agreements.offer_id
    join sites on sites.id = agreements.site_id
    cross join lateral (select ${person} as person_id) as giver
    cross join lateral (select (placed.created_on at time zone ${berlinZone})::date as order_date) as given
    cross join lateral (select order_date + 1 + case ${hashedChoice("o", 5, 10)}
      when 0 then ${hashedChoice("o", 6, 55)} else ${hashedChoice("o", 7, 13)} end as wanted) as wish`;
}

/** Adds the status: most past orders are done, many recent ones wait for feedback. */
function livedOrders(now: Temporal.Instant): RawBuilder<unknown> {
  const today = sql`${berlinDate(now)}::date`;
  return sql`
    select dated.*, status,
      desired_date < ${today} and (status in (${done}, ${claimed}) or status = ${open} and ${hashedChoice("o", 8, 10)} < 8)
        as is_executed
    from dated
    cross join lateral (select ${hashedChoice("o", 9, 1_000)} as lot) as drawn
    cross join lateral (select case
      when desired_date >= ${today} then case when lot < 930 then ${open} else ${cancelled} end
      when desired_date >= ${today} - ${sql.lit(feedbackDays)} and lot < 450 then ${open}
      when lot < 900 then ${done}
      when lot < 920 then ${claimed}
      when lot < 980 then ${cancelled}
      else ${failedTrip} end::smallint as status) as life`;
}

/** Adds when an order ended, which is never in the future, and who ended it. */
const finishedOrders = (now: Temporal.Instant): RawBuilder<unknown> => sql`
  select lived.*, case
      when status = ${open} then null
      when status = ${cancelled} then least(${now.toString()}::timestamptz, created_on + interval '6 hours')
      else least(${now.toString()}::timestamptz, (desired_date + 1 + time '09:00') at time zone ${berlinZone}) end
      as ended_on,
    jsonb_build_object('id', users.id, 'name', users.first_name || ' ' || users.last_name) as person
  from lived join users on users.id = lived.person_id`;

/** An instant in the format of the API, because in JSON it is text. */
const endedText = sql`to_char(ended_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const claim = sql`jsonb_build_object('claimedOn', ${endedText}, 'claimedBy', person,
  'claimReasonId', ${sql.lit(claimReason.noDisposal)}, 'reason', null, 'ticketNumber', 'T-' || o,
  'ticketStatus', null, 'editedOn', null, 'editedBy', null, 'hint', null)`;
const cancellation = sql`jsonb_build_object('cancelledOn', ${endedText}, 'cancelledBy', person,
  'cancelReasonId', 1 + ${hashedChoice("o", 22, 2)}, 'reason', null)`;
