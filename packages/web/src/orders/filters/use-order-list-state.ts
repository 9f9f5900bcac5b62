import { useRef } from "react";
import { type ChangeListState, useListState } from "../../base/use-list-state.ts";
import { useUser } from "../../base/session.ts";
import {
  orderList,
  type OrderListParams,
  type OrderListState,
  withOrderSort,
} from "../base/order-list-state.ts";

export type ChangeOrderList = ChangeListState<OrderListParams>;

export interface OrderListControl {
  readonly state: OrderListState;
  readonly change: ChangeOrderList;
  /** What another tab would show. */
  readonly stateOfTab: (status: OrderListState["status"]) => OrderListState;
}

/**
 * The state of the order history. Consecutive edits of a search share one entry of the browser's history; sorting and
 * paging end it.
 */
export function useOrderListState(): OrderListControl {
  const [params, changeList] = useListState(orderList);
  const { nextOrdersFirst } = useUser();
  const isSearching = useRef(false);
  const change: ChangeOrderList = (changes, how = "step") => {
    const isSameSearch = changes.search === undefined || isSearching.current;
    if (changes.search !== undefined) isSearching.current = changes.search !== "";
    else if (how === "step") isSearching.current = false;
    changeList(changes, isSameSearch ? how : "step");
  };
  const stateOfTab = (status: OrderListState["status"]) =>
    withOrderSort(orderList.change(params, { status }), nextOrdersFirst);
  return { state: withOrderSort(params, nextOrdersFirst), change, stateOfTab };
}
