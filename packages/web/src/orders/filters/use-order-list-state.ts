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
  /** The state that the list would have in another tab. */
  readonly stateOfTab: (status: OrderListState["status"]) => OrderListState;
}

/**
 * The state of the order history. While a search is being typed, its changes share one entry of the browser's history;
 * the next search after sorting or paging adds a new entry.
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
