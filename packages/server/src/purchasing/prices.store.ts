import { type ContainerActionId, containerActionIds } from "@kreislauf/contract/catalog";
import {
  estimatedFrom,
  type OrderPrice,
  type PriceList,
  type WeighedExecution,
} from "@kreislauf/contract/purchasing";
import { sql } from "kysely";
import type { Context, Scope, WriteContext } from "../base/context.ts";
import { assignedSiteIds } from "../sites/index.ts";

type Source = Pick<Context, "db">;

/** All price lists of these agreements, by agreement id. */
export async function listPriceLists(
  { db }: Source,
  agreementIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PriceList[]>> {
  if (agreementIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("price_lists")
    .select(["agreement_id", "valid_from", "version", "terms", "prices"])
    .where("agreement_id", "in", [...new Set(agreementIds)])
    .execute();
  const lists = rows.map(({ agreement_id: agreementId, valid_from, version, terms, prices }) => ({
    agreementId,
    list: { validFrom: valid_from, version, terms: terms || null, prices: [...prices] },
  }));
  return new Map(
    [...Map.groupBy(lists, ({ agreementId }) => agreementId)].map(([id, all]) => [
      id,
      all.map(({ list }) => list),
    ]),
  );
}

interface Executed {
  readonly agreementId: number;
  readonly containerActionId: ContainerActionId;
}

/** The last weighed executions of each action on these agreements, the latest first. */
export async function listWeighedExecutions(
  { db }: Source,
  agreementIds: readonly number[],
): Promise<readonly (WeighedExecution & Executed)[]> {
  const { rows } = await sql<WeighedExecution & Executed>`
    select agreements.id as "agreementId", actions.id as "containerActionId", weighed.id as "orderId",
      weighed.executed_on as "executedOn", weighed.amount, weighed.weight_kg as "weightKg"
    from unnest(${[...new Set(agreementIds)]}::integer[]) as agreements (id)
    cross join unnest(${[...containerActionIds]}::integer[]) as actions (id)
    cross join lateral (
      select id, executed_on, amount, weight_kg from orders
      where agreement_id = agreements.id and container_action_id = actions.id
        and weight_kg is not null and executed_on is not null
      order by executed_on desc, id desc limit ${estimatedFrom.most}) as weighed
    order by weighed.executed_on desc, weighed.id desc`.execute(db);
  return rows;
}

/** Whether two price lists have the same name, terms and prices; the sequence of the prices does not matter. */
export function isSamePriceList(one: PriceList, other: PriceList): boolean {
  const written = ({ version, terms, prices }: PriceList) =>
    JSON.stringify([
      version,
      terms,
      prices
        .map(({ unit, containerActionId, cents, vatRate }) =>
          [unit, containerActionId, cents, vatRate].join(),
        )
        .toSorted(),
    ]);
  return written(one) === written(other);
}

/** Writes a price list. It replaces the list of the agreement that begins on the same day. */
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

export async function writeOrderPrices(
  { db, now }: Pick<WriteContext, "db" | "now">,
  prices: readonly { readonly id: number; readonly companyId: number; readonly price: OrderPrice }[],
): Promise<void> {
  if (prices.length === 0) return;
  await db
    .insertInto("order_prices")
    .values(
      prices.map(({ id, companyId, price }) => ({
        order_id: id,
        company_id: companyId,
        price: JSON.stringify(price),
        priced_at: now.toString(),
      })),
    )
    .execute();
}

export const findOrderPrice = async ({ db }: Source, orderId: number): Promise<OrderPrice | undefined> =>
  (await db.selectFrom("order_prices").select("price").where("order_id", "=", orderId).executeTakeFirst())
    ?.price;

export const updateOrderPrice = (
  { db, now }: Pick<WriteContext, "db" | "now">,
  orderId: number,
  price: OrderPrice,
) =>
  db
    .updateTable("order_prices")
    .set({ price: JSON.stringify(price), priced_at: now.toString() })
    .where("order_id", "=", orderId)
    .execute();

/** The agreement with this id; undefined if it is not at a site that the person sees. */
export const findSeenAgreement = (scope: Scope, agreementId: number) =>
  scope.db
    .selectFrom("agreements")
    .select(["id", "site_id"])
    .where("id", "=", agreementId)
    .where("company_id", "=", scope.actor.companyId)
    .where("site_id", "in", assignedSiteIds(scope))
    .executeTakeFirst();

/** The stored price of an order that the person sees, null if it has none; undefined if there is no such order. */
export const findSeenOrderPrice = (context: Context, orderId: number) =>
  context.db
    .selectFrom("orders")
    .leftJoin("order_prices", "order_prices.order_id", "orders.id")
    .select("order_prices.price")
    .where("orders.id", "=", orderId)
    .where("orders.company_id", "=", context.actor.companyId)
    .where("orders.site_id", "in", assignedSiteIds(context))
    .executeTakeFirst();
