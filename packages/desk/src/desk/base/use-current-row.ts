import type { DeskOrder } from "@kreislauf/contract/desk";
import { useState } from "react";

/**
 * The order beside the list. It closes where another filter or page leaves it out; one that an answer took out of the
 * list stays.
 */
export function useCurrentOrder(orders: readonly DeskOrder[], shownList: string | null) {
  const [currentId, setCurrentId] = useState<number | null>(null);
  const [seenList, setSeenList] = useState(shownList);
  if (shownList !== null && shownList !== seenList) {
    setSeenList(shownList);
    if (!orders.some(({ id }) => id === currentId)) setCurrentId(null);
  }
  return [currentId, setCurrentId] as const;
}
