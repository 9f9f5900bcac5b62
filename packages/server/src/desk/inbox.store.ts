import {
  countedDeskPhases,
  deskCountLimit,
  deskPageSize,
  type DeskPhase,
  type deskOrdersApi,
} from "@kreislauf/contract/desk";
import { orderStatus } from "@kreislauf/contract/orders";
import { type Expression, sql, type SqlBool } from "kysely";
import type * as z from "zod/mini";
import type { PublicContext } from "../base/context.ts";
import { searchWords, wordPatterns } from "../base/database/search-words.ts";

type Reading = Pick<PublicContext, "db" | "now">;
export type InboxQuery = z.output<(typeof deskOrdersApi)["deskOrders"]["query"]>;

const { open, done, claimed, cancelled, failedTrip } = orderStatus;

const statusOf: Readonly<Record<DeskPhase, readonly number[]>> = {
  new: [open],
  proposal: [open],
  confirmed: [open],
  executed: [open, done],
  claimed: [claimed],
  failed: [failedTrip],
  cancelled: [cancelled],
};

/** Closed orders only grow in number, so the latest of them come first. */
const comesNextFirst = (phase: DeskPhase) =>
  phase !== "executed" && phase !== "failed" && phase !== "cancelled";

/** Literals, so that the statuses are found in the index. */
const hasStatus = (phase: DeskPhase) =>
  sql<SqlBool>`orders.status in (${sql.join(statusOf[phase].map((status) => sql.lit(status)))})`;

function isInPhase(phase: DeskPhase, { now }: Reading): Expression<SqlBool> {
  const isProposed = sql<SqlBool>`coalesce(orders.proposal_end > ${now.toString()}::timestamptz, false)`;
  const isPending = sql<SqlBool>`orders.executed_on is null`;
  if (phase === "new")
    return sql<SqlBool>`(${hasStatus(phase)} and ${isPending} and orders.confirmed_date is null and not ${isProposed})`;
  if (phase === "confirmed")
    return sql<SqlBool>`(${hasStatus(phase)} and ${isPending} and orders.confirmed_date is not null and not ${isProposed})`;
  if (phase === "proposal") return sql<SqlBool>`(${hasStatus(phase)} and ${isPending} and ${isProposed})`;
  if (phase === "executed") return sql<SqlBool>`(${hasStatus(phase)} and orders.executed_on is not null)`;
  return hasStatus(phase);
}

/** The site's disposer, unless the order names another. */
const disposerColumn = sql<string>`coalesce(nullif(orders.disposer, ''), sites.disposer)`;

const joined = ({ db }: Pick<Reading, "db">) =>
  db
    .selectFrom("orders")
    .innerJoin("sites", "sites.id", "orders.site_id")
    .innerJoin("companies", "companies.id", "orders.company_id")
    .innerJoin("waste_types", "waste_types.id", "orders.waste_type_id")
    .innerJoin("container_types", "container_types.id", "orders.container_type_id");

export const selectInboxRows = (reading: Reading) =>
  joined(reading)
    .selectAll("orders")
    .select([
      "sites.alias as site_alias",
      "sites.street",
      "sites.house_number",
      "sites.zip",
      "sites.city",
      "sites.land",
      "sites.access",
      disposerColumn.as("disposer_name"),
      "companies.name as company_name",
      "companies.customer_number",
      "waste_types.description as waste_description",
      "waste_types.avv_code",
      "waste_types.hazardous",
      "container_types.type as container_name",
    ]);

export type InboxRow = Awaited<ReturnType<ReturnType<typeof selectInboxRows>["executeTakeFirstOrThrow"]>>;

function matchesFilters(query: Omit<InboxQuery, "phase" | "offset">): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [];
  if (query.upTo !== undefined) conditions.push(sql`orders.id <= ${query.upTo}`);
  if (query.from !== undefined) conditions.push(sql`orders.desired_date >= ${query.from}::date`);
  if (query.to !== undefined) conditions.push(sql`orders.desired_date <= ${query.to}::date`);
  if (query.companyId !== undefined) conditions.push(sql`orders.company_id = ${query.companyId}`);
  if (query.wasteTypeId !== undefined) conditions.push(sql`orders.waste_type_id = ${query.wasteTypeId}`);
  if (query.land !== undefined)
    conditions.push(sql`orders.site_id in (select id from sites where land = ${query.land})`);
  if (query.disposer !== undefined)
    conditions.push(sql`(orders.disposer = ${query.disposer} or (orders.disposer = ''
      and orders.site_id in (select id from sites where disposer = ${query.disposer})))`);
  for (const word of searchWords(query.search)) conditions.push(matchesWord(word));
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Numbers, texts, waste, site and company; the short tables are read once, not once per order. */
export function matchesWord(word: string): Expression<SqlBool> {
  const { pattern, folded } = wordPatterns(word);
  return sql<SqlBool>`(orders.order_number::text like ${pattern}
    or orders.customer_order_number ilike ${pattern} or orders.details ilike ${pattern}
    or orders.disposer ilike ${pattern}
    or orders.waste_type_id in (select id from waste_types where sort_key like ${folded})
    or orders.site_id in (select id from sites where sort_key like ${folded} or disposer ilike ${pattern} or zip like ${pattern})
    or orders.company_id in (select id from companies where name ilike ${pattern} or customer_number ilike ${pattern}))`;
}

/** One page and the row after it. A whole order number finds its order whatever its phase. */
export async function listInbox(
  reading: Reading,
  { phase, offset, ...filters }: InboxQuery,
): Promise<InboxRow[]> {
  const number = /^\d{4,9}$/.exec(filters.search.trim())?.[0];
  if (number !== undefined) {
    const found = await selectInboxRows(reading).where("orders.order_number", "=", Number(number)).execute();
    if (found.length > 0) return found;
  }
  const direction = comesNextFirst(phase) ? "asc" : "desc";
  const page = reading.db
    .selectFrom("orders")
    .select("orders.id")
    .where(isInPhase(phase, reading))
    .where(matchesFilters(filters))
    .orderBy("orders.desired_date", direction)
    .orderBy("orders.id", direction)
    .offset(offset)
    .limit(deskPageSize + 1);
  return await selectInboxRows(reading)
    .where("orders.id", "in", page)
    .orderBy("orders.desired_date", direction)
    .orderBy("orders.id", direction)
    .execute();
}

/** Of each phase that waits for the provider, within the filters; counting stops at the limit. */
export async function countInbox(
  reading: Reading,
  { phase: _phase, offset: _offset, ...filters }: InboxQuery,
): Promise<Record<(typeof countedDeskPhases)[number], number>> {
  const counts = countedDeskPhases.map((phase) => {
    const found = reading.db
      .selectFrom("orders")
      .select("orders.id")
      .where(isInPhase(phase, reading))
      .where(matchesFilters(filters))
      .limit(deskCountLimit);
    return sql<number>`(select count(*) from (${found}) as found)`.as(phase);
  });
  return await reading.db.selectNoFrom(counts).executeTakeFirstOrThrow();
}

export const findInboxRow = (reading: Reading, orderId: number): Promise<InboxRow | undefined> =>
  selectInboxRows(reading).where("orders.id", "=", orderId).executeTakeFirst();

export const readNews = ({ db }: Reading, after: number) =>
  db
    .selectNoFrom([
      sql<number>`(select count(*) from (select from orders where id > ${after} limit 1000) as news)`.as(
        "newOrders",
      ),
      sql<number>`(select coalesce(max(id), 0) from order_log)`.as("lastChange"),
    ])
    .executeTakeFirstOrThrow();

export const lastOrderId = async ({ db }: Pick<Reading, "db">): Promise<number> =>
  (
    await db
      .selectFrom("orders")
      .select((row) => row.fn.max("id").as("last"))
      .executeTakeFirst()
  )?.last ?? 0;

/** What the inbox can be filtered by. */
export async function listInboxFilters({ db }: Reading) {
  const disposers = await db
    .selectFrom("sites")
    .select("disposer")
    .where("disposer", "<>", "")
    .groupBy("disposer")
    .orderBy(sql`disposer collate "C"`)
    .limit(500)
    .execute();
  const companies = await db
    .selectFrom("companies")
    .select(["id", "name"])
    .orderBy(sql`lower(name) collate "C"`)
    .limit(2_000)
    .execute();
  const wasteTypes = await db
    .selectFrom("waste_types")
    .select(["id", "description as name"])
    .orderBy(sql`sort_key collate "C"`)
    .execute();
  return { disposers: disposers.map(({ disposer }) => disposer), companies, wasteTypes };
}

export const listLog = ({ db }: Pick<Reading, "db">, orderId: number) =>
  db
    .selectFrom("order_log")
    .innerJoin("users", "users.id", "order_log.changed_by")
    .select(["order_log.id", "order_log.changed_on", "order_log.change", "order_log.new"])
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("by"))
    .where("order_log.order_id", "=", orderId)
    .orderBy("order_log.id", "desc")
    .execute();

/** The newest entry of an order's log, with what it replaced. */
export const findLastChange = ({ db }: Pick<Reading, "db">, orderId: number) =>
  db
    .selectFrom("order_log")
    .select(["changed_on", "change", "old"])
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
