import { orderPageSize, orderStatusIds, type OrderList } from "@kreislauf/contract/orders";
import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { whenIdle } from "@kreislauf/ui/base/when-idle.ts";
import type { SiteScope } from "../../sites/index.ts";
import { countOfStatus, type OrderCounts, orderCountsQuery, orderListQuery } from "../orders.queries.ts";
import type { OrderListControl } from "../filters/use-order-list-state.ts";

interface OrderPage {
  readonly list: UseQueryResult<OrderList>;
  /** How many orders each tab and each of its day groups has; undefined until loaded, which may be after the rows. */
  readonly counts: OrderCounts | undefined;
  readonly haveCountsFailed: boolean;
}

/**
 * Loads the page of orders that the URL selects; until it is loaded, the page that was shown before stays. The next
 * page and the first pages of the other tabs are prefetched.
 */
export function useOrderListPage(
  { state, change, stateOfTab }: OrderListControl,
  site: SiteScope | null,
): OrderPage {
  const queryClient = useQueryClient();
  const selection = { ...state, site: site ?? "all" };
  const listOptions = { enabled: site !== null, placeholderData: keepPreviousData };
  const list = useQuery({ ...orderListQuery(selection), ...listOptions });
  const countsQuery = useQuery({ ...orderCountsQuery(selection), ...listOptions });
  const counts = countsQuery.data;
  const pageCount =
    counts === undefined || countsQuery.isPlaceholderData
      ? undefined
      : Math.ceil(countOfStatus(counts, state.status) / orderPageSize);
  const isSettled = list.isSuccess && !list.isPlaceholderData && pageCount !== undefined;

  useEffect(() => {
    if (!isSettled) return;
    if (state.page < pageCount) {
      void queryClient.prefetchQuery(orderListQuery({ ...selection, page: state.page + 1 }));
    }
    // An old link may name a page that no longer exists: then the last page is shown.
    if (state.page > pageCount && pageCount > 0) change({ page: pageCount }, "replace");
  });

  const tabs =
    counts && [null, ...orderStatusIds].filter((status) => countOfStatus(counts, status) > 0).join();
  useEffect(() => {
    if (!isSettled || tabs === undefined) return;
    const others = [null, ...orderStatusIds].filter((status) => status !== state.status);
    return whenIdle(() => {
      for (const status of others) {
        if (tabs.split(",").includes(String(status ?? "")))
          void queryClient.prefetchQuery(orderListQuery({ ...stateOfTab(status), site: selection.site }));
      }
    });
    // The selection is a new object after every render, so the effect depends on its query key instead.
    // oxlint-disable-next-line react/exhaustive-deps -- the key of the query is what counts
  }, [isSettled, tabs, JSON.stringify(orderListQuery({ ...selection, page: 1 }).queryKey)]);
  return { list, counts, haveCountsFailed: countsQuery.isError };
}
