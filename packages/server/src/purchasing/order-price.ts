import type { BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { type OrderPrice, priceOrder } from "@kreislauf/contract/purchasing";
import type { Context, WriteContext } from "../base/context.ts";
import { listPriceLists, listWeighedExecutions, writeOrderPrices } from "./prices.store.ts";

interface PricedWish {
  readonly agreementId: number;
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
  readonly desiredDate: BerlinDate;
}

/** What each order costs by the prices of its desired date. */
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

/** What orders cost together before tax, of those that have a price; null if none has. */
export async function quoteNetAmount(
  source: Pick<Context, "db">,
  wishes: readonly (Omit<PricedWish, "agreementId"> & { readonly agreementId: number | null })[],
): Promise<number | null> {
  const priced = wishes.flatMap(({ agreementId, ...wish }) =>
    agreementId === null ? [] : [{ ...wish, agreementId }],
  );
  if (priced.length === 0) return null;
  const amounts = (await quotePrices(source, priced)).flatMap(({ netAmount }) => netAmount ?? []);
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Keeps price and terms with new orders (section 312i BGB); null where no price is agreed. */
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
