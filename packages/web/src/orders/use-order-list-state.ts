import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { useNavigation, useUrlSearch } from "../base/navigation.ts";
import { pathTo } from "../base/paths.ts";
import type { OrderListState } from "./order-list-state.ts";
import { changedOrderList, orderListSearch, readOrderListState } from "./order-list-state.ts";

/** `step` can be gone back, `replace` takes the place of the last one. */
export type ChangeOrderList = (change: Partial<OrderListState>, how?: "step" | "replace") => void;

/** The state of the order history, read from the address, and how it changes there. */
export function useOrderListState(): [OrderListState, ChangeOrderList] {
  const router = useRouter();
  const { go, replace } = useNavigation();
  const [search] = useUrlSearch();
  /** Typing refines this search in its own step; sorting and turning pages end it (product.md section 4). */
  const isSearching = useRef(false);
  const change: ChangeOrderList = (wanted, how = "step") => {
    const isRefined = wanted.search === undefined || isSearching.current;
    if (wanted.search !== undefined) isSearching.current = wanted.search !== "";
    else if (how === "step") isSearching.current = false;
    // Not the state of this render: what was typed may arrive after the tab has changed.
    const latest: Readonly<Record<string, string>> = router.latestLocation.search;
    const state = changedOrderList(readOrderListState(latest), wanted);
    const path = pathTo("orderHistory", {}, { ...latest, ...orderListSearch(state) });
    if (how === "replace" && isRefined) replace(path);
    else go(path);
  };
  return [readOrderListState(search), change];
}
