import type { Order } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { activeLocationsQuery } from "../locations/index.ts";

/** Names the site of an order where the list holds those of several. */
export function useSiteNames(site: number | "all"): (order: Order) => string | undefined {
  const { data = [] } = useQuery(activeLocationsQuery);
  const names = new Map(site === "all" ? data.map(({ id, alias }) => [id, alias]) : []);
  return ({ serviceLocationId }) => names.get(serviceLocationId);
}
