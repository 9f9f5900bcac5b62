import type { Order } from "@kreislauf/contract/orders";
import { useEffect, useRef, useState } from "react";
import { type ExitingOrder, withExitingOrders } from "./with-exiting-orders.ts";

/**
 * How long a row stays after its order was set to done, in ms: its ring closes, then the row collapses (docs/design.md
 * 7.2).
 */
const exitDuration = 460;

/** Orders that were just set to done stay in the list for a moment, so that users see where they went. */
export function useExitingOrders(orders: readonly Order[]) {
  const [exiting, setExiting] = useState<readonly ExitingOrder[]>([]);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const startExit = (done: readonly Order[]) => {
    const ids = new Set(done.map(({ id }) => id));
    setExiting(orders.flatMap((order, index) => (ids.has(order.id) ? [{ order, index }] : [])));
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setExiting([]), exitDuration);
  };
  return { rows: withExitingOrders(orders, exiting), startExit };
}
