import {
  orderFields,
  searchedTextFields,
  type OrderFilter,
  type OrderListQuery,
  type OrderSortKey,
  type OrderStatusId,
} from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import { sql, type Expression, type SqlBool } from "kysely";
import type { Scope } from "../../base/context.ts";
import { sortKey } from "../../base/database/sort-key.ts";
import { matchesDisposalFilter } from "./disposals.store.ts";
import { selectOrderListRows, visibleOrders, type OrderListRow } from "../base/orders.store.ts";

/** The filters of a list, besides what the person may see. */
export interface OrderSelection {
  /** One site, or all assigned ones. */
  readonly siteId: number | null;
  readonly filter: OrderFilter;
  readonly search: string;
  readonly status?: number | undefined;
}

export type OrderSorting = Pick<OrderListQuery, "sortby" | "sortorder">;
type OrderPage = Pick<OrderListQuery, "amount" | "offset">;

/** The sort keys of a list; ties are broken by the newest order. */
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

/** Who may have placed the company's orders. `offset 0` folds each name once, instead of once per order. */
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

/** The matching ids in the order of the list, with their sort values; ties by id. */
const sortedIds = (scope: Scope, selection: OrderSelection, { sortby, sortorder }: OrderSorting) =>
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
    .select(["orders.id", sql`${sortColumns[sortby]}`.as("sorted_by")])
    .orderBy("sorted_by", sortorder)
    .orderBy("orders.id", sortorder);

/**
 * One page of orders; two statements make a list, this and the counts. The page is found by an index alone, then its
 * few rows are read.
 */
export function listOrderPage(
  scope: Scope,
  selection: OrderSelection,
  sorting: OrderSorting,
  { amount, offset }: OrderPage,
): Promise<OrderListRow[]> {
  const page = sortedIds(scope, selection, sorting).limit(amount).offset(offset).as("page");
  return selectOrderListRows(scope, page)
    .orderBy(sql`page.sorted_by`, sorting.sortorder)
    .orderBy("page.id", sorting.sortorder)
    .execute();
}

/** The whole list as ids in its order: the content of a file is fixed at once, however long it takes to write. */
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

/** The number of orders of each status that match the filters other than the status. */
export async function countOrdersByStatus(
  scope: Scope,
  { status: _status, ...selection }: OrderSelection,
): Promise<Record<number, number>> {
  const rows = await selectOrders(scope, selection)
    .select(["orders.status", (select) => select.fn.countAll<number>().as("count")])
    .groupBy("orders.status")
    .execute();
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

function selectOrders(scope: Scope, { siteId, filter, search, status }: OrderSelection) {
  let narrow = visibleOrders(scope);
  if (siteId !== null) narrow = narrow.where("orders.site_id", "=", siteId);
  if (status !== undefined) narrow = narrow.where("orders.status", "=", status as OrderStatusId);
  if (filter.dateFrom) narrow = narrow.where("orders.desired_date", ">=", filter.dateFrom);
  if (filter.dateTo) narrow = narrow.where("orders.desired_date", "<=", filter.dateTo);
  if (filter.wasteType) narrow = narrow.where("orders.waste_type_id", "=", filter.wasteType);
  if (filter.containerAction)
    narrow = narrow.where("orders.container_action_id", "=", filter.containerAction);
  if (filter.agreementType) narrow = narrow.where("orders.agreement_type_id", "=", filter.agreementType);
  if (filter.disposals) narrow = narrow.where(matchesDisposalFilter(filter.disposals));
  for (const word of wordsOf(search)) narrow = narrow.where(matches(word, scope.actor.companyId));
  return narrow;
}

/** The number of search words that count; further ones are ignored. */
const maxWords = 6;
const wordsOf = (search: string) => search.split(/\s+/, maxWords).filter(Boolean);

const searchedColumns = searchedTextFields.map((name) => sql.ref(`orders.${orderFields[name].column}`));

/** Order number, the searched texts, waste type and site, anywhere in them; wildcards in the text are escaped. */
function matches(word: string, companyId: number): Expression<SqlBool> {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const folded = `%${sortKey(word).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`(
    orders.order_number::text like ${pattern}
    or ${sql.join(
      searchedColumns.map((column) => sql`${column} ilike ${pattern}`),
      sql` or `,
    )}
    or orders.waste_type_id in (select id from waste_types where sort_key like ${folded})
    or orders.site_id in (select id from sites where company_id = ${companyId} and sort_key like ${folded})
  )`;
}
