import type { BerlinDate } from "../base/index.ts";
import { canOrder, type OrderingFacts, type OrderRequest } from "./ordering.rules.ts";

/** The first of the counted days on which this amount can be ordered. */
export function firstDateFor(
  facts: OrderingFacts,
  request: Omit<OrderRequest, "desiredDate">,
): BerlinDate | null {
  const days = Object.keys(facts.containersOnSite).toSorted();
  return days.find((desiredDate) => canOrder(facts, { ...request, desiredDate }).allowed) ?? null;
}
