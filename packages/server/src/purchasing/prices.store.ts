import type { BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { estimatedFrom, type OrderPrice, type PriceList } from "@kreislauf/contract/purchasing";
import { sql } from "kysely";
import type { Context, Scope, WriteContext } from "../base/context.ts";
import { assignedSiteIds } from "../sites/index.ts";

type Source = Pick<Context, "db">;

/** The list of an agreement that is in force on a day; empty or one. */
export async function listPricesOn(
  { db }: Source,
  agreementId: number,
  day: BerlinDate,
): Promise<readonly PriceList[]> {
  const rows = await db
    .selectFrom("price_lists")
    .select(["valid_from", "version", "terms", "prices"])
    .where("agreement_id", "=", agreementId)
    .where("valid_from", "<=", day)
    .orderBy("valid_from", "desc")
    .limit(1)
    .execute();
  return rows.map(({ valid_from, version, terms, prices }) => ({
    validFrom: valid_from,
    version,
    terms: terms || null,
    prices: [...prices],
  }));
}

/** The last weighed executions of an action on an agreement, the latest first. */
export const listWeighedExecutions = async ({ db }: Source, agreementId: number, action: ContainerActionId) =>
  await db
    .selectFrom("orders")
    .select(["id as orderId", sql<string>`executed_on`.as("executedOn"), "amount"])
    .select(sql<number>`weight_kg`.as("weightKg"))
    .where("agreement_id", "=", agreementId)
    .where("container_action_id", "=", action)
    .where("weight_kg", "is not", null)
    .where("executed_on", "is not", null)
    .orderBy("executed_on", "desc")
    .orderBy("id", "desc")
    .limit(estimatedFrom.most)
    .execute();

/** Overwrites the list that begins on the same day. */
export async function writePriceList(
  { db }: Source,
  agreement: { readonly id: number; readonly company_id: number },
  { validFrom, version, terms, prices }: PriceList,
): Promise<void> {
  const columns = { version, terms: terms ?? "", prices: JSON.stringify(prices) };
  await db
    .insertInto("price_lists")
    .values({
      agreement_id: agreement.id,
      company_id: agreement.company_id,
      valid_from: validFrom,
      ...columns,
    })
    .onConflict((conflict) => conflict.columns(["agreement_id", "valid_from"]).doUpdateSet(columns))
    .execute();
}

export async function writeOrderPrice(
  { db, now }: Pick<WriteContext, "db" | "now">,
  order: { readonly id: number; readonly companyId: number },
  price: OrderPrice,
): Promise<void> {
  await db
    .insertInto("order_prices")
    .values({
      order_id: order.id,
      company_id: order.companyId,
      price: JSON.stringify(price),
      priced_at: now.toString(),
    })
    .execute();
}

/** The agreement, if it is at a site that the person sees. */
export const findSeenAgreement = (scope: Scope, agreementId: number) =>
  scope.db
    .selectFrom("agreements")
    .select("id")
    .where("id", "=", agreementId)
    .where("company_id", "=", scope.actor.companyId)
    .where("site_id", "in", assignedSiteIds(scope))
    .executeTakeFirst();

/** The stored price of an order that the person sees; undefined if there is no such order. */
export const findSeenOrderPrice = (context: Context, orderId: number) =>
  context.db
    .selectFrom("orders")
    .leftJoin("order_prices", "order_prices.order_id", "orders.id")
    .select("order_prices.price")
    .where("orders.id", "=", orderId)
    .where("orders.company_id", "=", context.actor.companyId)
    .where("orders.site_id", "in", assignedSiteIds(context))
    .executeTakeFirst();
