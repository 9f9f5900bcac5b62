import { type BerlinDate, Refusal } from "@kreislauf/contract/base";
import { orderStatus, type OrderStatusId } from "@kreislauf/contract/orders";
import { sql, type AliasedExpression, type SqlBool } from "kysely";
import type { Context, Scope, TransactionContext, WriteContext } from "../../base/context.ts";
import { assignedSiteIds } from "../../sites/index.ts";
import type { OrderRow } from "./orders.tables.ts";

/**
 * Orders of the person's company at their assigned sites, for lists and counts. `is true` keeps the planner from
 * joining the sites: it then walks an index of the company and looks up each order's site in a hash table.
 */
export const visibleOrders = (context: Scope) =>
  context.db
    .selectFrom("orders")
    .where("orders.company_id", "=", context.actor.companyId)
    .where(sql<SqlBool>`(orders.site_id in ${assignedSiteIds(context)}) is true`);

/** Whether the deadline for the answer to a proposal has passed. */
export const isProposalExpired = ({ now }: Pick<WriteContext, "now">) =>
  sql<SqlBool>`orders.proposal_end <= ${now.toString()}::timestamptz`;

/**
 * The orders whose ids are in `page`, as lists and details show them. Only these orders are joined with other tables.
 */
export const selectOrderListRows = (
  { db }: Pick<Context, "db">,
  page: AliasedExpression<{ id: number }, "page">,
) =>
  db
    .selectFrom(page)
    .innerJoin("orders", "orders.id", "page.id")
    .innerJoin("waste_types", "waste_types.id", "orders.waste_type_id")
    .innerJoin("container_types", "container_types.id", "orders.container_type_id")
    .innerJoin("users", "users.id", "orders.created_by")
    .innerJoin("agreements", "agreements.id", "orders.agreement_id")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .innerJoin("sites", "sites.id", "orders.site_id")
    .selectAll("orders")
    .select([
      "sites.land",
      "sites.assumption_day_holiday",
      "sites.corpus_christi_holiday",
      "service_offers.unit as offer_unit",
      "waste_types.description as waste_description",
      "waste_types.avv_code",
      "waste_types.hazardous",
      "container_types.type as container_type",
      "container_types.size as container_size",
      "container_types.drawing as container_drawing",
      sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("created_by_name"),
    ]);

export type OrderListRow = Awaited<
  ReturnType<ReturnType<typeof selectOrderListRows>["executeTakeFirstOrThrow"]>
>;

/** One order the person may see. */
const oneVisibleOrder = ({ db, actor }: Scope, orderId: number) =>
  db
    .selectFrom("orders")
    .where("orders.id", "=", orderId)
    .where("orders.company_id", "=", actor.companyId)
    .where("orders.site_id", "in", assignedSiteIds({ db, actor }));

export async function getOrderListRow(
  context: Context | TransactionContext,
  orderId: number,
): Promise<OrderListRow> {
  const page = oneVisibleOrder(context, orderId).select("orders.id").as("page");
  const order = await selectOrderListRows(context, page).executeTakeFirst();
  if (order === undefined) throw new Refusal("not_found");
  return order;
}

/** Orders by their ids, without a check of who may see them: for the person who has just written them. */
export const listOrderListRows = ({ db }: Pick<Context, "db">, orderIds: readonly number[]) =>
  selectOrderListRows(
    { db },
    db
      .selectFrom("orders")
      .select("orders.id")
      .where("orders.id", "in", [...orderIds])
      .as("page"),
  ).execute();

/** The version of an order; undefined if the person may not see the order. */
export const findOrderVersion = async (scope: Scope, orderId: number): Promise<number | undefined> =>
  (await oneVisibleOrder(scope, orderId).select("version").executeTakeFirst())?.version;

/** The status of an order; undefined if the person may not see the order. */
export const findOrderStatus = async (scope: Scope, orderId: number): Promise<OrderStatusId | undefined> =>
  (await oneVisibleOrder(scope, orderId).select("status").executeTakeFirst())?.status;

/** Locks an order the person may see, and its agreement; 404 if there is no such order. */
export async function lockOrder(context: TransactionContext, orderId: number): Promise<OrderRow> {
  const seen = await oneVisibleOrder(context, orderId).select("agreement_id").executeTakeFirst();
  if (seen === undefined) throw new Refusal("not_found");
  return await lockInAgreement(context, orderId, seen.agreement_id);
}

/** Locks an order of any company, and its agreement, for the provider; 404 if there is no such order. */
export async function lockAnyOrder(work: WriteContext, orderId: number): Promise<OrderRow> {
  const found = await work.db
    .selectFrom("orders")
    .select("agreement_id")
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal("not_found");
  return await lockInAgreement(work, orderId, found.agreement_id);
}

/** Locks the agreement before the order, as placing an order does, so that no two calls deadlock. */
async function lockInAgreement(
  { db }: WriteContext,
  orderId: number,
  agreementId: number,
): Promise<OrderRow> {
  await db.selectFrom("agreements").select("id").where("id", "=", agreementId).forUpdate().execute();
  return await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const listOrderLog = (context: Context, orderId: number) =>
  context.db
    .selectFrom("order_log")
    .innerJoin("users", "users.id", "order_log.changed_by")
    .selectAll("order_log")
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("changed_by_name"))
    .where("order_log.order_id", "=", orderId)
    .orderBy("order_log.id", "desc")
    .execute();

/** An order of any company, for the provider; undefined if no order has this id. */
export const findAnyOrder = ({ db }: Pick<Context, "db">, orderId: number): Promise<OrderRow | undefined> =>
  db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirst();

/** An order of any company, for the provider; 404 if no order has this id. */
export async function getAnyOrder(source: Pick<Context, "db">, orderId: number): Promise<OrderRow> {
  const order = await findAnyOrder(source, orderId);
  if (order === undefined) throw new Refusal("not_found");
  return order;
}

/** Open orders of an agreement with this desired date, sorted by id. */
export const listOpenOrdersOn = ({ db }: Pick<Context, "db">, agreementId: number, date: BerlinDate) =>
  db
    .selectFrom("orders")
    .select(["id", "order_number", "container_action_id", "amount"])
    .where("agreement_id", "=", agreementId)
    .where("desired_date", "=", date)
    .where("status", "=", orderStatus.open)
    .orderBy("id")
    .execute();

interface AgreementDay {
  readonly agreementId: number;
  readonly desiredDate: BerlinDate;
}

/**
 * The open order with the lowest id of each agreement on the given day, by agreement id. The caller has checked the
 * agreements.
 */
export async function listOpenOrdersOnDays(
  { db }: Pick<Context, "db">,
  days: readonly AgreementDay[],
): Promise<ReadonlyMap<number, { readonly id: number; readonly orderNumber: string }>> {
  const agreementIds = days.map(({ agreementId }) => agreementId);
  const dates = days.map(({ desiredDate }) => desiredDate);
  const { rows } = await sql<{ agreement_id: number; id: number; order_number: number }>`
    select wish.agreement_id, found.id, found.order_number
    from unnest(${agreementIds}::integer[], ${dates}::date[]) as wish (agreement_id, desired_date)
    cross join lateral (
      select orders.id, orders.order_number from orders
      where orders.agreement_id = wish.agreement_id and orders.desired_date = wish.desired_date
        and orders.status = ${orderStatus.open}
      order by orders.id limit 1
    ) as found`.execute(db);
  return new Map(
    rows.map((row) => [row.agreement_id, { id: row.id, orderNumber: String(row.order_number) }]),
  );
}
