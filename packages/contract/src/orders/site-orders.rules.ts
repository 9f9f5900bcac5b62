import type { BerlinDate } from "../base/index.ts";
import { canOrder, type OrderingFacts, type OrderRequest } from "./ordering.rules.ts";

/**
 * The first day on which the request can be ordered, of the days for which `facts` counts containers; null if there is
 * none.
 */
export function firstDateFor(
  facts: OrderingFacts,
  request: Omit<OrderRequest, "desiredDate">,
): BerlinDate | null {
  const days = Object.keys(facts.containersOnSite).toSorted();
  return days.find((desiredDate) => canOrder(facts, { ...request, desiredDate }).allowed) ?? null;
}
