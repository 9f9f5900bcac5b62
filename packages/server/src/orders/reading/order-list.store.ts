import { type BerlinDate, type Language, sortByWords, sundayOf } from "@kreislauf/contract/base";
import { agreementTypeIds, catalogTexts, containerActionIds } from "@kreislauf/contract/catalog";
import {
  dayGroups,
  orderFields,
  orderPhases,
  orderStatus,
  orderStatusIds,
  searchedTextFields,
  type DayGroup,
  type OrderDayAmounts,
  type OrderFilter,
  type OrderListQuery,
  type OrderPhase,
  type OrderPhaseAmounts,
  type OrderSortKey,
  type OrderStatusId,
} from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import { sql, type Expression, type SqlBool } from "kysely";
import type { Scope } from "../../base/context.ts";
import { searchWords, wordPatterns } from "../../base/database/search-words.ts";
import { isInSiteSet, siteIdsMatching } from "../../sites/index.ts";
import { matchesDisposalFilter } from "./disposals.store.ts";
import { hasPhase, orderPhaseColumn, toPhaseAmounts } from "../base/order-phase.store.ts";
import { type PhaseClock, readPhaseClock } from "../base/phase-clock.ts";
import { selectOrderListRows, visibleOrders } from "../base/orders.store.ts";

/** The filters of an order list. Queries always add a condition of their own: the person may see the orders. */
export interface OrderSelection {
  /** The site whose orders are listed; null for all assigned sites. */
  readonly siteId: number | null;
  readonly filter: OrderFilter;
  readonly search: string;
  readonly status?: number | undefined;
  readonly phase?: PhaseSelection | undefined;
}

interface PhaseSelection {
  readonly phases: readonly OrderPhase[];
  readonly clock: PhaseClock;
}

/**
 * The wanted phases with the time and the holidays that they depend on; undefined if orders of all phases are wanted.
 */
export const phaseSelection = async (
  now: Temporal.Instant,
  phases: readonly OrderPhase[] | undefined,
): Promise<PhaseSelection | undefined> => phases && { phases, clock: await readPhaseClock(now) };

export type OrderSorting = Pick<OrderListQuery, "sortby" | "sortorder">;
export type OrderPage = Pick<OrderListQuery, "amount" | "offset">;

/** A scope with the language by whose alphabet words are sorted. */
export type ReadingScope = Scope & { readonly language: Language };

/** For sorting ids in a column by their words: the position of the id among all `ids`, sorted alphabetically. */
const placeByWord = <Id extends number>(
  column: string,
  ids: readonly Id[],
  words: Readonly<Record<Id, string>>,
  language: Language,
) => sql`array_position(${sortByWords(ids, words, language)}::smallint[], ${sql.ref(column)})`;

/** The sort keys of a list; orders with equal keys are sorted by id. */
const sortColumns: Readonly<Record<OrderSortKey, (language: Language) => Expression<unknown>>> = {
  status: () => sql.ref("orders.status"),
  wasteType: () => sql`waste_types.sort_key collate "C"`,
  containerType: () => sql`container_types.sort_key collate "C"`,
  amount: () => sql.ref("orders.amount"),
  action: (language) =>
    placeByWord(
      "orders.container_action_id",
      containerActionIds,
      catalogTexts[language].containerAction,
      language,
    ),
  agreementType: (language) =>
    placeByWord("orders.agreement_type_id", agreementTypeIds, catalogTexts[language].agreementType, language),
  desiredDate: () => sql.ref("orders.desired_date"),
  orderNumber: () => sql.ref("orders.order_number"),
  createdOn: () => sql.ref("orders.created_on"),
  createdByUser: () => sql`creators.name collate "C"`,
  details: () => sql`left(lower(orders.details), 60) collate "C"`,
  latestExecutionDate: () => sql.ref("orders.latest_execution_date"),
};

/**
 * Users who may have placed the company's orders: its members, former ones included, and the system's users. `offset 0`
 * makes PostgreSQL fold each name once instead of once per order.
 */
const creators = ({ db, actor }: Scope) =>
  db
    .selectFrom("users")
    .select(["users.id", sql<string>`lower(users.last_name || ' ' || users.first_name)`.as("name")])
    .where("users.id", "in", (ids) =>
      ids
        .selectFrom("memberships")
        .select("memberships.user_id")
        .where("memberships.company_id", "=", actor.companyId)
        .unionAll(
          ids
            .selectFrom("users")
            .select("users.id as user_id")
            .where("users.id", "in", Object.values(systemUser)),
        ),
    )
    .offset(sql.lit(0))
    .as("creators");

/**
 * The ids of the matching orders, with the values by which they are sorted. Orders with equal values are sorted by id.
 */
const sortedIds = (scope: ReadingScope, selection: OrderSelection, { sortby, sortorder }: OrderSorting) =>
  selectOrders(scope, selection)
    .$if(sortby === "wasteType", (orders) =>
      orders.innerJoin("waste_types", "waste_types.id", "orders.waste_type_id"),
    )
    .$if(sortby === "containerType", (orders) =>
      orders.innerJoin("container_types", "container_types.id", "orders.container_type_id"),
    )
    .$if(sortby === "createdByUser", (orders) =>
      orders.leftJoin(creators(scope), "creators.id", "orders.created_by"),
    )
    .select(["orders.id", sql`${sortColumns[sortby](scope.language)}`.as("sorted_by")])
    .orderBy("sorted_by", sortorder)
    .orderBy("orders.id", sortorder);

/**
 * Selects one page of orders; a list needs this statement and one for its counts. An index alone finds the ids of the
 * page, and only their rows are read.
 */
export function selectOrderPage(
  scope: ReadingScope,
  selection: OrderSelection,
  sorting: OrderSorting,
  { amount, offset }: OrderPage,
) {
  const page = sortedIds(scope, selection, sorting).limit(amount).offset(offset).as("page");
  return selectOrderListRows(scope, page)
    .orderBy(sql`page.sorted_by`, sorting.sortorder)
    .orderBy("page.id", sorting.sortorder);
}

/**
 * The ids of all orders of a list, in the list's sequence. They fix what an export file contains, however long writing
 * it takes.
 */
export async function listOrderIds(
  scope: ReadingScope,
  selection: OrderSelection,
  sorting: OrderSorting,
): Promise<number[]> {
  const { ids } = await scope.db
    .selectFrom(sortedIds(scope, selection, sorting).as("list"))
    .select(sql<number[] | null>`array_agg(list.id)`.as("ids"))
    .executeTakeFirstOrThrow();
  return ids ?? [];
}

/**
 * The number of matching orders by status and by part of the list (past, today, this week, later). The status filter is
 * ignored.
 */
export const selectOrderCounts = (
  scope: Scope,
  { status: _status, ...selection }: OrderSelection,
  today: BerlinDate,
) =>
  selectOrders(scope, selection)
    .select((select) => [
      "orders.status",
      dayGroupColumn(today).as("day"),
      select.fn.countAll<number>().as("count"),
    ])
    .groupBy(["orders.status", "day"]);

interface OrderCount {
  readonly status: OrderStatusId;
  readonly day: DayGroup;
  readonly count: number;
}

/** The counts for every status and every part of the list, 0 where there are no orders. */
export function toStatusAndDayAmounts(rows: readonly OrderCount[]): Record<OrderStatusId, OrderDayAmounts> {
  const countOf = (status: OrderStatusId, day: DayGroup) =>
    rows.find((row) => row.status === status && row.day === day)?.count ?? 0;
  const ofStatus = (status: OrderStatusId) =>
    Object.fromEntries(dayGroups.map((day) => [day, countOf(status, day)])) as OrderDayAmounts;
  return Object.fromEntries(orderStatusIds.map((status) => [status, ofStatus(status)])) as Record<
    OrderStatusId,
    OrderDayAmounts
  >;
}

/** The part of the list to which an order belongs by its desired date, as the rule `dayGroup` says. */
function dayGroupColumn(today: BerlinDate) {
  return sql<DayGroup>`case
    when orders.desired_date < ${today}::date then 'past'
    when orders.desired_date = ${today}::date then 'today'
    when orders.desired_date <= ${sundayOf(today)}::date then 'thisWeek'
    else 'later'
  end`;
}

/** The number of matching orders in each phase, 0 for a phase without orders. The phase filter is ignored. */
export async function countOrdersByPhase(
  scope: Scope,
  { phase: _phase, ...selection }: OrderSelection,
  clock: PhaseClock,
): Promise<OrderPhaseAmounts> {
  const phases = selectOrders(scope, { ...selection, phase: { phases: orderPhases, clock } })
    .select(orderPhaseColumn(scope, clock).as("phase"))
    .as("phases");
  const rows = await scope.db
    .selectFrom(phases)
    .select((select) => ["phases.phase", select.fn.countAll<number>().as("count")])
    .groupBy("phases.phase")
    .execute();
  return toPhaseAmounts((phase) => rows.find((row) => row.phase === phase)?.count);
}

function selectOrders(scope: Scope, { siteId, filter, search, status, phase }: OrderSelection) {
  let narrow = visibleOrders(scope).where(isInSiteSet(scope, "orders.site_id", filter));
  if (siteId !== null) narrow = narrow.where("orders.site_id", "=", siteId);
  if (status !== undefined) narrow = narrow.where("orders.status", "=", status as OrderStatusId);
  if (phase) narrow = narrow.where(hasPhase(scope, phase.clock, phase.phases));
  if (filter.dateFrom) narrow = narrow.where("orders.desired_date", ">=", filter.dateFrom);
  if (filter.dateTo) narrow = narrow.where("orders.desired_date", "<=", filter.dateTo);
  if (filter.wasteType) narrow = narrow.where("orders.waste_type_id", "=", filter.wasteType);
  if (filter.containerAction)
    narrow = narrow.where("orders.container_action_id", "=", filter.containerAction);
  if (filter.agreementType) narrow = narrow.where("orders.agreement_type_id", "=", filter.agreementType);
  const { wasteTypes, containerActions, agreementTypes, costCentres, projects } = filter;
  if (wasteTypes)
    narrow = narrow.where("orders.waste_type_id", "=", sql<number>`any (${wasteTypes}::integer[])`);
  if (containerActions) narrow = narrow.where("orders.container_action_id", "in", containerActions);
  if (agreementTypes) narrow = narrow.where("orders.agreement_type_id", "in", agreementTypes);
  if (costCentres) narrow = narrow.where(isChargedTo("orders.cost_centre", costCentres));
  if (projects) narrow = narrow.where(isChargedTo("orders.project", projects));
  if (typeof filter.periodic === "boolean")
    narrow = narrow.where("orders.cycle_day", filter.periodic ? "is not" : "is", null);
  if (filter.orders) narrow = narrow.where("orders.id", "=", sql<number>`any (${filter.orders}::integer[])`);
  if (filter.withoutCancelled) narrow = narrow.where("orders.status", "!=", orderStatus.cancelled);
  if (filter.disposals) narrow = narrow.where(matchesDisposalFilter(filter.disposals));
  for (const word of searchWords(search)) narrow = narrow.where(matches(word, scope.actor.companyId));
  return narrow;
}

/**
 * Whether the column holds one of the codes; the code "" stands for none. If "" is not among the codes, the condition
 * also says that the column is not empty, which a prepared statement needs to use the partial index.
 */
function isChargedTo(name: string, codes: readonly string[]): Expression<SqlBool> {
  const column = sql.ref(name);
  const hasCode = codes.includes("") ? sql`` : sql` and ${column} <> ''`;
  return sql<SqlBool>`(${column} = any (${[...codes]}::text[])${hasCode})`;
}

const searchedColumns = searchedTextFields.map((name) => sql.ref(`orders.${orderFields[name].column}`));

/**
 * Whether a word occurs in an order's number, ticket number, searched texts, waste type or site; wildcards in it are
 * escaped. Conditions that are cheap to rule out for 100,000 orders come first: a number only if the word is digits,
 * texts only if they are not empty.
 */
function matches(word: string, companyId: number): Expression<SqlBool> {
  const { pattern, folded } = wordPatterns(word);
  // For plain ASCII, comparing byte by byte gives the same result in half the time.
  const contains = /^[ -~]+$/.test(word) ? sql`collate "C" ilike` : sql`ilike`;
  return sql<SqlBool>`(${sql.join(
    [
      ...(/^\d+$/.test(word) ? [sql`orders.order_number::text like ${pattern}`] : []),
      ...searchedColumns.map((column) => sql`(${column} <> '' and ${column} ${contains} ${pattern})`),
      sql`orders.id in (select tickets.id from orders as tickets
        where tickets.company_id = ${companyId} and tickets.ticket_number <> '' and tickets.ticket_number ilike ${pattern})`,
      sql`orders.waste_type_id in (select id from waste_types where sort_key like ${folded})`,
      sql`orders.site_id in (${siteIdsMatching(companyId, word)})`,
    ],
    sql` or `,
  )})`;
}
