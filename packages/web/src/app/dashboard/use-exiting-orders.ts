import type { Order } from "@kreislauf/contract/orders";
import { useEffect, useRef, useState } from "react";
import { type ExitingOrder, withExitingOrders } from "./with-exiting-orders.ts";

/** ms for which a row stays: its ring closes, then it collapses (docs/design.md 7.2). */
const exitDuration = 460;

/** Orders that were just set to done stay in the list for a moment, so that one sees where they went. */
export function useExitingOrders(orders: readonly Order[]) {
  const [exiting, setLeaving] = useState<readonly ExitingOrder[]>([]);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const startExit = (done: readonly Order[]) => {
    const ids = new Set(done.map(({ id }) => id));
    setLeaving(orders.flatMap((order, index) => (ids.has(order.id) ? [{ order, index }] : [])));
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setLeaving([]), exitDuration);
  };
  return { rows: withExitingOrders(orders, exiting), takeLeave: startExit };
}
