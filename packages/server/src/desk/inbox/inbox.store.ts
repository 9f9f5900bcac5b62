import {
  countedDeskLists,
  deskCountLimit,
  type DeskList,
  deskPageSize,
  type DeskPhase,
  type deskOrdersApi,
} from "@kreislauf/contract/desk";
import { orderStatus } from "@kreislauf/contract/orders";
import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import type * as z from "zod/mini";
import type { PublicContext } from "../../base/context.ts";
import { matchesWords, selectHits, shareLookups, toSearchedWords } from "./inbox-search.store.ts";

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

/** Whether a list starts with the earliest order. Lists of closed orders only grow, so they start with the latest. */
const comesNextFirst = (phase: DeskList) =>
  phase !== "executed" && phase !== "failed" && phase !== "cancelled";

/**
 * SQL condition: a message of the customer about the order awaits an answer. The ids are an array, so that PostgreSQL
 * reads the orders by their ids, no matter how many messages it expects.
 */
const hasQuestion = sql<SqlBool>`orders.id = any (array(
  select order_id from order_messages where awaits_answer and not from_provider))`;

/** The statuses are literals, because PostgreSQL does not use a partial index if the values are parameters. */
const hasStatus = (phase: DeskPhase) =>
  sql<SqlBool>`orders.status in (${sql.join(statusOf[phase].map((status) => sql.lit(status)))})`;

/**
 * The condition of a list, in the same form as in the indexes (`migrations/0122-desk-phases.sql`,
 * `0153-desk-done-orders.sql`).
 */
function isInList(phase: DeskList, { now }: Pick<Reading, "now">): Expression<SqlBool> {
  if (phase === "question") return hasQuestion;
  if (phase === "open") return sql<SqlBool>`(${hasStatus("new")} and orders.executed_on is null)`;
  const at = sql`${now.toString()}::timestamptz`;
  const isUndecided = sql<SqlBool>`(orders.proposal_end is null or orders.proposal_end <= ${at})`;
  const isPending = sql<SqlBool>`${hasStatus(phase)} and orders.executed_on is null`;
  if (phase === "new")
    return sql<SqlBool>`(${isPending} and orders.confirmed_date is null and ${isUndecided})`;
  if (phase === "confirmed")
    return sql<SqlBool>`(${isPending} and orders.confirmed_date is not null and ${isUndecided})`;
  if (phase === "proposal") return sql<SqlBool>`(${isPending} and orders.proposal_end > ${at})`;
  // The customer may have marked the order as done without a report of the disposer.
  if (phase === "executed")
    return sql<SqlBool>`(${hasStatus(phase)} and (orders.status = ${sql.lit(done)} or orders.executed_on is not null))`;
  return hasStatus(phase);
}

/** The order's own disposer, else that of its site. */
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
      sql<boolean>`exists (select from order_messages where order_messages.order_id = orders.id
        and order_messages.awaits_answer and not order_messages.from_provider)`.as("has_question"),
    ]);

export type InboxRow = Awaited<ReturnType<ReturnType<typeof selectInboxRows>["executeTakeFirstOrThrow"]>>;

/** The conditions of all filters except the phase and the search words. */
function matchesFilters(query: InboxQuery): Expression<SqlBool> {
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
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

const sortOf = ({ phase, sort }: Pick<InboxQuery, "phase" | "sort">) => {
  if (sort === "latest") return sql`orders.id desc`;
  return comesNextFirst(phase)
    ? sql`orders.desired_date, orders.id`
    : sql`orders.desired_date desc, orders.id desc`;
};

/** The statuses of the orders that are counted next to the list: open and claimed. */
const countedStatuses = sql.join([sql.lit(open), sql.lit(claimed)]);

type InboxCounts = Readonly<Record<(typeof countedDeskLists)[number], number>>;

/**
 * Whether the orders of a list are among those with the counted statuses. Orders with a question can have any status;
 * they are few, so they are searched separately.
 */
const isAmongMatched = (list: DeskList) =>
  list !== "question" && countedDeskLists.some((each) => each === list);

type SelectIds = (list: DeskList) => RawBuilder<unknown>;

/** Selects the ids of one page and one more, and counts the orders of each waiting phase, up to `deskCountLimit`. */
function selectPage({ phase, sort, offset }: InboxQuery, selectIds: SelectIds) {
  const page = sql`array(${selectIds(phase)}
    order by ${sortOf({ phase, sort })} offset ${offset} limit ${deskPageSize + 1})`;
  const counts = countedDeskLists.map(
    (each) =>
      sql`(select count(*) from (${selectIds(each)} limit ${deskCountLimit}) as found) as ${sql.ref(each)}`,
  );
  return sql`${page} as ids, ${sql.join(counts)}`;
}

interface InboxPage extends InboxCounts {
  readonly ids: readonly number[];
}

/**
 * With more hits than this, it is faster to read the sorted orders of each phase until a page is full than to collect
 * all hits first.
 */
const rareLimit = 7_000;

/**
 * Finds a page and its counts. Rare words are searched once for all counts; with frequent words, or none, each phase is
 * read by its index.
 */
async function findInboxPage(reading: Reading, query: InboxQuery): Promise<InboxPage> {
  const { definitions, words } = shareLookups(toSearchedWords(query.search));
  const filters = matchesFilters(query);
  const selectInPhase: SelectIds = (list) =>
    sql`select id from orders where ${isInList(list, reading)} and ${filters} and ${matchesWords(words)}`;
  if (words.length === 0) return await readOne(reading, sql`select ${selectPage(query, selectInPhase)}`);
  const isWaiting = sql<SqlBool>`orders.status in (${countedStatuses}) and ${filters}`;
  const selectIds: SelectIds = (list) =>
    isAmongMatched(list)
      ? sql`select id from matched as orders where ${isInList(list, reading)}`
      : selectInPhase(list);
  const { hits, ...page } = await readOne<InboxPage & { readonly hits: number }>(
    reading,
    sql`with ${sql.join(definitions)},
        hits as materialized (${selectHits(words, isWaiting, rareLimit + 1)}),
        hit_count as materialized (select count(*) as hits from hits),
        matched as materialized (select distinct hits.* from hits, hit_count where hit_count.hits <= ${rareLimit})
      select (select hits from hit_count) as hits, ${selectPage(query, selectIds)}`,
  );
  if (hits <= rareLimit) return page;
  return await readOne(
    reading,
    sql`with ${sql.join(definitions)} select ${selectPage(query, selectInPhase)}`,
  );
}

async function readOne<Row>({ db }: Reading, statement: RawBuilder<unknown>): Promise<Row> {
  const { rows } = await sql<Row>`${statement}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("The inbox gave no row.");
  return row;
}

/**
 * Reads a page of the inbox with its counts. A complete order number finds its order in any phase, whatever the
 * filters.
 */
export async function readInbox(
  reading: Reading,
  query: InboxQuery,
): Promise<{ rows: readonly InboxRow[]; counts: InboxCounts }> {
  const { ids, ...counts } = await findInboxPage(reading, query);
  const number = /^\d{4,9}$/.exec(query.search.trim())?.[0];
  if (number !== undefined) {
    const found = await selectInboxRows(reading).where("orders.order_number", "=", Number(number)).execute();
    if (found.length > 0) return { rows: found, counts };
  }
  if (ids.length === 0) return { rows: [], counts };
  const rows = await selectInboxRows(reading).where("orders.id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), counts };
}

export const findInboxRow = (reading: Reading, orderId: number): Promise<InboxRow | undefined> =>
  selectInboxRows(reading).where("orders.id", "=", orderId).executeTakeFirst();

export const countNewOrders = ({ db }: Reading, after: number) =>
  db
    .selectNoFrom([
      sql<number>`(select count(*) from (select from orders where id > ${after} limit 1000) as news)`.as(
        "newOrders",
      ),
      sql<number>`(select coalesce(max(id), 0) from order_log)`.as("lastChange"),
    ])
    .executeTakeFirstOrThrow();

/** Counts new orders, up to `deskCountLimit`. */
export const selectNewOrderCount = (reading: Pick<Reading, "now">) =>
  sql<number>`(select count(*) from (
    select from orders where ${isInList("new", reading)} limit ${deskCountLimit}) as found)`;

export const lastOrderId = async ({ db }: Pick<Reading, "db">): Promise<number> =>
  (
    await db
      .selectFrom("orders")
      .select((row) => row.fn.max("id").as("last"))
      .executeTakeFirst()
  )?.last ?? 0;

export const listLog = ({ db }: Pick<Reading, "db">, orderId: number) =>
  db
    .selectFrom("order_log")
    .innerJoin("users", "users.id", "order_log.changed_by")
    .select(["order_log.id", "order_log.changed_on", "order_log.change", "order_log.new"])
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("by"))
    .where("order_log.order_id", "=", orderId)
    .orderBy("order_log.id", "desc")
    .execute();

/** The latest entry of an order's log, with the values that the change replaced; undefined if the order has no log. */
export const findLastChange = ({ db }: Pick<Reading, "db">, orderId: number) =>
  db
    .selectFrom("order_log")
    .select(["changed_on", "change", "old"])
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
