import type { OrderFilter, OrderListQuery, OrderSortKey } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import type { Expression, SqlBool } from "kysely";
import { sql } from "kysely";
import type { Scope } from "../base/context.ts";
import { sortKey } from "../base/sort-key.ts";
import { areDisposals } from "./disposals.ts";
import { selectShownOrders, visibleOrders, type ShownOrder } from "./orders.store.ts";

/** What a list is narrowed to, besides what the person may see. */
export interface OrderSelection {
  /** One site, or all assigned ones. */
  readonly locationId: number | null;
  readonly filter: OrderFilter;
  readonly search: string;
  readonly status?: number | undefined;
}

export type OrderSorting = Pick<OrderListQuery, "sortby" | "sortorder">;
type OrderPage = Pick<OrderListQuery, "amount" | "offset">;

/** What a list is sorted by; ties are broken by the newest order. */
const sortColumns: Readonly<Record<OrderSortKey, Expression<unknown>>> = {
  status: sql.ref("orders.status"),
  wasteType: sql`waste_types.sort_key collate "C"`,
  containerType: sql`container_types.sort_key collate "C"`,
  amount: sql.ref("orders.amount"),
  action: sql.ref("orders.container_action_id"),
  agreementType: sql.ref("orders.agreement_type_id"),
  desiredDate: sql.ref("orders.desired_date"),
  orderNumber: sql.ref("orders.order_number"),
  createdOn: sql.ref("orders.created_on"),
  createdByUser: sql`creators.name collate "C"`,
  details: sql`left(lower(orders.details), 60) collate "C"`,
  latestExecutionDate: sql.ref("orders.latest_execution_date"),
};

/** Who may have given the company's orders. `offset 0` has each name folded once, not once for every order. */
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

/** What the list narrows to, as ids in its order with what they are sorted by; ties by the id. */
const sortedIds = (scope: Scope, selection: OrderSelection, { sortby, sortorder }: OrderSorting) =>
  narrowed(scope, selection)
    .$if(sortby === "wasteType", (orders) =>
      orders.innerJoin("waste_types", "waste_types.id", "orders.waste_type_id"),
    )
    .$if(sortby === "containerType", (orders) =>
      orders.innerJoin("container_types", "container_types.id", "orders.container_type_id"),
    )
    .$if(sortby === "createdByUser", (orders) =>
      orders.leftJoin(creators(scope), "creators.id", "orders.created_by"),
    )
    .select(["orders.id", sql`${sortColumns[sortby]}`.as("sorted_by")])
    .orderBy("sorted_by", sortorder)
    .orderBy("orders.id", sortorder);

/**
 * One page of orders; two statements make a list, this and the counts. The page is found in the columns of an index
 * alone, then its few rows are read.
 */
export function listPage(
  scope: Scope,
  selection: OrderSelection,
  sorting: OrderSorting,
  { amount, offset }: OrderPage,
): Promise<ShownOrder[]> {
  const page = sortedIds(scope, selection, sorting).limit(amount).offset(offset).as("page");
  return selectShownOrders(scope, page)
    .orderBy(sql`page.sorted_by`, sorting.sortorder)
    .orderBy("page.id", sorting.sortorder)
    .execute();
}

/** The whole list, as ids in its order: what a file holds is decided at once, however long it takes to write. */
export async function listOrderIds(
  scope: Scope,
  selection: OrderSelection,
  sorting: OrderSorting,
): Promise<number[]> {
  const { ids } = await scope.db
    .selectFrom(sortedIds(scope, selection, sorting).as("list"))
    .select(sql<number[] | null>`array_agg(list.id)`.as("ids"))
    .executeTakeFirstOrThrow();
  return ids ?? [];
}

/** How many orders of each status the selection holds, its own status left aside. */
export async function countByStatus(
  scope: Scope,
  { status: _status, ...selection }: OrderSelection,
): Promise<Record<number, number>> {
  const rows = await narrowed(scope, selection)
    .select(["orders.status", (select) => select.fn.countAll<number>().as("count")])
    .groupBy("orders.status")
    .execute();
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

function narrowed(scope: Scope, { locationId, filter, search, status }: OrderSelection) {
  let narrow = visibleOrders(scope);
  if (locationId !== null) narrow = narrow.where("orders.location_id", "=", locationId);
  if (status !== undefined) narrow = narrow.where("orders.status", "=", status);
  if (filter.dateFrom) narrow = narrow.where("orders.desired_date", ">=", filter.dateFrom);
  if (filter.dateTo) narrow = narrow.where("orders.desired_date", "<=", filter.dateTo);
  if (filter.wasteType) narrow = narrow.where("orders.waste_type_id", "=", filter.wasteType);
  if (filter.containerAction)
    narrow = narrow.where("orders.container_action_id", "=", filter.containerAction);
  if (filter.agreementType) narrow = narrow.where("orders.agreement_type_id", "=", filter.agreementType);
  if (filter.disposals) narrow = narrow.where(areDisposals(filter.disposals));
  for (const word of wordsOf(search)) narrow = narrow.where(matches(word, scope.actor.companyId));
  return narrow;
}

/** Words that decide; whoever types more looks for what has the first ones. */
const mostWords = 6;
const wordsOf = (search: string) => search.split(/\s+/, mostWords).filter(Boolean);

/** Order number, own order number, waste type and site, anywhere in them; wildcards of the text are no wildcards. */
function matches(word: string, companyId: number): Expression<SqlBool> {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const folded = `%${sortKey(word).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`(
    orders.order_number::text like ${pattern}
    or orders.customer_order_number ilike ${pattern}
    or orders.waste_type_id in (select id from waste_types where sort_key like ${folded})
    or orders.location_id in (select id from locations where company_id = ${companyId} and sort_key like ${folded})
  )`;
}
