import { useRef } from "react";
import { type ChangeListState, useListState } from "../../base/use-list-state.ts";
import { useUser } from "../../base/session.ts";
import {
  defaultOrderSort,
  orderList,
  type OrderListParams,
  type OrderListState,
} from "../base/order-list-state.ts";

export type ChangeOrderList = ChangeListState<OrderListParams>;

/**
 * The state of the order history. Consecutive edits of a search share one entry of the browser's history; sorting and
 * paging end it.
 */
export function useOrderListState(): [OrderListState, ChangeOrderList] {
  const [params, changeList] = useListState(orderList);
  const { nextOrdersFirst } = useUser();
  const isSearching = useRef(false);
  const change: ChangeOrderList = (changes, how = "step") => {
    const isSameSearch = changes.search === undefined || isSearching.current;
    if (changes.search !== undefined) isSearching.current = changes.search !== "";
    else if (how === "step") isSearching.current = false;
    changeList(changes, isSameSearch ? how : "step");
  };
  return [{ ...params, sort: params.sort ?? defaultOrderSort(params.status, nextOrdersFirst) }, change];
}
