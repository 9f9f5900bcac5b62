import type { BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { freeOfCharge, type OrderPrice, priceOrder } from "@kreislauf/contract/purchasing";
import type { Context, WriteContext } from "../base/context.ts";
import {
  findOrderPrice,
  listPriceLists,
  listWeighedExecutions,
  updateOrderPrice,
  writeOrderPrices,
} from "./prices.store.ts";

interface PricedWish {
  readonly agreementId: number;
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
  readonly desiredDate: BerlinDate;
}

/** The price of each order, by the price list that is valid on its desired date. */
export async function quotePrices(
  source: Pick<Context, "db">,
  wishes: readonly PricedWish[],
): Promise<OrderPrice[]> {
  const ids = wishes.map(({ agreementId }) => agreementId);
  const lists = await listPriceLists(source, ids);
  const isByWeight = [...lists.values()]
    .flat()
    .some(({ prices }) => prices.some(({ unit }) => unit === "tonne"));
  const executions = isByWeight ? await listWeighedExecutions(source, ids) : [];
  return wishes.map(({ agreementId, containerActionId, amount, desiredDate: day }) =>
    priceOrder(
      lists.get(agreementId) ?? [],
      { containerActionId, amount, day },
      executions
        .filter((each) => each.agreementId === agreementId && each.containerActionId === containerActionId)
        .map(({ orderId, executedOn, amount: executed, weightKg }) => ({
          orderId,
          executedOn,
          amount: executed,
          weightKg,
        })),
    ),
  );
}

type MaybeAgreed = Omit<PricedWish, "agreementId"> & { readonly agreementId: number | null };

/** What each of these orders costs before tax, in cents; null if no price is known. */
export async function quoteNetAmounts(
  source: Pick<Context, "db">,
  wishes: readonly MaybeAgreed[],
): Promise<(number | null)[]> {
  const priced = wishes.flatMap(({ agreementId, ...wish }, index) =>
    agreementId === null ? [] : [{ ...wish, agreementId, index }],
  );
  const amounts: (number | null)[] = wishes.map(() => null);
  if (priced.length === 0) return amounts;
  for (const [place, { netAmount }] of (await quotePrices(source, priced)).entries()) {
    const index = priced[place]?.index;
    if (index !== undefined) amounts[index] = netAmount;
  }
  return amounts;
}

/** The sum of the amounts that are known; null if none is. */
export function sumKnown(amounts: readonly (number | null)[]): number | null {
  const known = amounts.flatMap((amount) => amount ?? []);
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0);
}

/** What the orders with a known price cost together before tax, in cents; null if none has one. */
export const quoteNetAmount = async (
  source: Pick<Context, "db">,
  wishes: readonly MaybeAgreed[],
): Promise<number | null> => sumKnown(await quoteNetAmounts(source, wishes));

/**
 * Stores the prices and terms of new orders (section 312i BGB) and returns the prices; null where no price is agreed.
 */
export async function storeOrderPrices(
  work: Pick<WriteContext, "db" | "now">,
  companyId: number,
  orders: readonly (PricedWish & { readonly id: number })[],
): Promise<(OrderPrice | null)[]> {
  const prices = (await quotePrices(work, orders)).map((price) => (price.kind === "none" ? null : price));
  await writeOrderPrices(
    work,
    orders.flatMap(({ id }, index) => {
      const price = prices[index] ?? null;
      return price === null ? [] : [{ id, companyId, price }];
    }),
  );
  return prices;
}

/** Stores that an order is free of charge. */
export const storeFreeOrder = (
  work: Pick<WriteContext, "db" | "now">,
  order: { readonly id: number; readonly companyId: number },
): Promise<void> => writeOrderPrices(work, [{ ...order, price: freeOfCharge }]);

/**
 * Stores a new price for an order whose action, amount or date has changed. An order without a price stays without one,
 * and an order that is free of charge stays free unless it takes more than before. If no price is agreed for the
 * changed order, the stored one stays.
 */
export async function requoteOrderPrice(
  work: Pick<WriteContext, "db" | "now">,
  orderId: number,
  { takesMore, ...wish }: PricedWish & { readonly takesMore: boolean },
): Promise<void> {
  const stored = await findOrderPrice(work, orderId);
  if (stored === undefined || (stored.kind === "free" && !takesMore)) return;
  const [price] = await quotePrices(work, [wish]);
  if (price !== undefined && price.kind !== "none") await updateOrderPrice(work, orderId, price);
}
