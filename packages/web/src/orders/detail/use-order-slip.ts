import type { Order } from "@kreislauf/contract/orders";
import { useNavigation, useUrlSearch } from "../../base/navigation.ts";
import { pathTo } from "../../base/paths.ts";

/**
 * Opens and closes the slip of an order. The URL names the order whose slip is shown, because the query parameters are
 * carried over when another order is opened, whose slip must not be shown.
 */
export function useOrderSlip({ id }: Order) {
  const [search, changeSearch] = useUrlSearch();
  const { go } = useNavigation();
  return {
    isShown: search["orderSlip"] === String(id),
    open: () => go(pathTo("order", { orderId: id }, { ...search, orderSlip: id })),
    close: () => changeSearch({ orderSlip: undefined }),
  };
}
