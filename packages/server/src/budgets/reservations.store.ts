import type { Reservation } from "@kreislauf/contract/budgets";
import { sql } from "kysely";
import type { Context } from "../base/context.ts";
import { isSuperseded } from "../documents/index.ts";

type Source = Pick<Context, "db">;

/**
 * Whether a line is rent: it names no order itself, and its price is a monthly price agreed at its site on its day
 * (docs/decisions.md 86.2).
 */
const isRent = sql`lines.has_order_of_document and exists (
  select from agreements
  cross join lateral (select prices from price_lists
    where agreement_id = agreements.id and valid_from <= documents.date order by valid_from desc limit 1) as agreed
  where agreements.site_id = documents.site_id and agreed.prices @>
    jsonb_build_array(jsonb_build_object('unit', 'month', 'cents', lines.unit_price_cents)))`;

/**
 * What orders of a year without a valid invoice, and waiting requests, will cost by their prices. The confirmed date
 * decides the year or, without one, the desired date. A reported weight replaces the estimated one.
 */
const reserved = (companyId: number, year: number) => {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  return sql`
  (select orders.id as "orderId", orders.order_number::text as "orderNumber", null::integer as "requestId",
      orders.site_id, nullif(orders.cost_centre, '') as cost_centre, orders.waste_type_id,
      coalesce(orders.confirmed_date, orders.desired_date) as date,
      case when orders.weight_kg is null then (prices.price ->> 'netAmount')::bigint else (
        select sum(case line ->> 'unit'
          when 'tonne' then round(round(orders.weight_kg) * (line ->> 'unitPrice')::numeric / 1000)
          else (line ->> 'netAmount')::numeric end)::bigint
        from jsonb_array_elements(prices.price -> 'lines') as line) end as cents,
      orders.weight_kg is null and prices.price ->> 'kind' = 'estimated' as "isEstimated"
    from order_prices prices
    join orders on orders.id = prices.order_id and orders.company_id = prices.company_id
    where prices.company_id = ${companyId} and orders.cancellation is null
      and coalesce(orders.confirmed_date, orders.desired_date) between ${first}::date and ${last}::date
      and not exists (select from invoice_lines lines
        join documents on documents.id = lines.document_id and documents.company_id = lines.company_id
        where lines.company_id = orders.company_id and lines.order_number = orders.order_number::text
          and documents.type = 'invoice' and not (${isRent})
          and not ${isSuperseded("documents.id")})
  union all
  select null, null, requests.id, requests.site_id, nullif(items.cost_centre, ''), items.waste_type_id,
      items.desired_date, items.price_cents::bigint, false
    from approval_requests requests join approval_items items on items.request_id = requests.id
    where requests.company_id = ${companyId} and requests.state = 'waiting'
      and items.desired_date between ${first}::date and ${last}::date) as reserved`;
};

export interface ReservedSum {
  readonly siteId: number;
  readonly costCentre: string | null;
  readonly cents: number;
  readonly orders: number;
}

/** The reserved sums of a year by site and cost centre. Orders without a known price reserve nothing. */
export async function sumReserved({ db }: Source, companyId: number, year: number) {
  const { rows } = await sql<ReservedSum>`
    select site_id as "siteId", cost_centre as "costCentre", sum(cents)::bigint as cents, count(*)::integer as orders
    from ${reserved(companyId, year)} where cents is not null group by 1, 2`.execute(db);
  return rows;
}

interface Charged {
  readonly year: number;
  readonly site_id: number | null;
  readonly cost_centre: string | null;
}

/** The orders and requests for which a budget is reserved, the earliest day first. */
export async function listReservations(
  { db }: Source,
  companyId: number,
  { year, site_id, cost_centre }: Charged,
): Promise<readonly Reservation[]> {
  const { rows } = await sql<Reservation>`
    select "orderId", "orderNumber", "requestId", waste_types.description as "wasteType", sites.alias as site,
      reserved.date, cents as "netCents", "isEstimated"
    from ${reserved(companyId, year)}
    join sites on sites.id = reserved.site_id
    join waste_types on waste_types.id = reserved.waste_type_id
    where cents is not null
      and ${site_id === null ? sql`reserved.cost_centre = ${cost_centre}` : sql`reserved.site_id = ${site_id}`}
    order by reserved.date, "orderId" nulls last, "requestId"`.execute(db);
  return rows;
}
