import type { OrderList } from "@kreislauf/contract/orders";
import { orderPageSize } from "@kreislauf/contract/orders";
import type { UseQueryResult } from "@tanstack/react-query";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { OrderListState } from "./order-list-state.ts";
import { orderListQuery } from "./orders.queries.ts";
import type { ChangeOrderList } from "./use-order-list-state.ts";

/** The page of orders that the address asks for; the last one stays until it is there, the next is fetched ahead. */
export function useOrderPage(
  state: OrderListState,
  site: number | "all" | null,
  change: ChangeOrderList,
): UseQueryResult<OrderList> {
  const queryClient = useQueryClient();
  const selection = { ...state, site: site ?? "all" };
  const list = useQuery({
    ...orderListQuery(selection),
    enabled: site !== null,
    placeholderData: keepPreviousData,
  });
  const pageCount = Math.ceil((list.data?.total ?? 0) / orderPageSize);
  const isSettled = list.isSuccess && !list.isPlaceholderData;

  useEffect(() => {
    if (!isSettled) return;
    if (state.page < pageCount) {
      void queryClient.prefetchQuery(orderListQuery({ ...selection, page: state.page + 1 }));
    }
    // An old link may ask for more pages than there are by now.
    if (state.page > pageCount && pageCount > 0) change({ page: pageCount }, "replace");
  });
  return list;
}
