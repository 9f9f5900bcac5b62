import { hrefTo } from "../../base/paths.ts";
import { noFilters, orderList, type OrderFilters, type OrderListParams } from "./order-list-state.ts";

type Wanted = Partial<Pick<OrderListParams, "site" | "status" | "sort">> & Partial<OrderFilters>;

/** A link to the order history with exactly these filters; shows all sites if `site` is not given. */
export function orderListHref({ site = "all", status = null, sort = null, ...filters }: Wanted): string {
  const initial = orderList.parse({});
  return hrefTo(
    "orderHistory",
    undefined,
    orderList.write({
      ...initial,
      site,
      status,
      sort,
      filters: { ...noFilters, ...filters },
    }),
  );
}
