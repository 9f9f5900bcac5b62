import { useRouter } from "@tanstack/react-router";
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
  const change: ChangeOrderList = (wanted, how = "step") => {
    // Not the state of this render: what was typed may arrive after the tab has changed.
    const latest: Readonly<Record<string, string>> = router.latestLocation.search;
    const state = changedOrderList(readOrderListState(latest), wanted);
    const path = pathTo("orderHistory", {}, { ...latest, ...orderListSearch(state) });
    if (how === "step") go(path);
    else replace(path);
  };
  return [readOrderListState(search), change];
}
