import type { Order } from "@kreislauf/contract/orders";
import { useNavigation, useUrlSearch } from "../../base/navigation.ts";
import { pathTo } from "../../base/paths.ts";

/**
 * Whether the order is shown as its slip. The address names the order itself, because its query is carried over to other
 * orders.
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
