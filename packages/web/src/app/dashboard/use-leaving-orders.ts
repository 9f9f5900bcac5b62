import type { Order } from "@kreislauf/contract/orders";
import { useEffect, useRef, useState } from "react";
import { type LeavingOrder, withLeaving } from "./with-leaving.ts";

/** ms for which a row stays: its ring closes, then it collapses (DESIGN.md section 8). */
const farewell = 460;

/** Orders that were just set to done stay in the list for a moment, so that one sees where they went. */
export function useLeavingOrders(orders: readonly Order[]) {
  const [leaving, setLeaving] = useState<readonly LeavingOrder[]>([]);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const takeLeave = (done: readonly Order[]) => {
    const ids = new Set(done.map(({ id }) => id));
    setLeaving(orders.flatMap((order, index) => (ids.has(order.id) ? [{ order, index }] : [])));
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setLeaving([]), farewell);
  };
  return { rows: withLeaving(orders, leaving), takeLeave };
}
