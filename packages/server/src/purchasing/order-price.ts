import type { BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { type OrderPrice, priceOrder } from "@kreislauf/contract/purchasing";
import type { Context, WriteContext } from "../base/context.ts";
import { listPricesOn, listWeighedExecutions, writeOrderPrice } from "./prices.store.ts";

export interface PricedOrder {
  readonly agreementId: number;
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
  readonly desiredDate: BerlinDate;
}

/** What an order costs by the prices of its desired date. */
export async function quotePrice(
  source: Pick<Context, "db">,
  { agreementId, containerActionId, amount, desiredDate }: PricedOrder,
): Promise<OrderPrice> {
  const lists = await listPricesOn(source, agreementId, desiredDate);
  const executions =
    lists[0]?.prices.some(({ unit }) => unit === "tonne") === true
      ? await listWeighedExecutions(source, agreementId, containerActionId)
      : [];
  return priceOrder(lists, { containerActionId, amount, day: desiredDate }, executions);
}

/** Keeps the price and the terms with a new order (section 312i BGB); null if no price is agreed. */
export async function storeOrderPrice(
  work: Pick<WriteContext, "db" | "now">,
  order: PricedOrder & { readonly id: number; readonly companyId: number },
): Promise<OrderPrice | null> {
  const price = await quotePrice(work, order);
  if (price.kind === "none") return null;
  await writeOrderPrice(work, order, price);
  return price;
}
