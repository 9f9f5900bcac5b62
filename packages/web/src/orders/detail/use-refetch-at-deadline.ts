import type { Order } from "@kreislauf/contract/orders";
import { useEffect, useEffectEvent } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { nextOrderDeadline } from "./next-order-deadline.ts";

/** In ms; browsers allow no longer delay for a timer. */
const maxTimeout = 2 ** 31 - 1;

/** Refetches an order as soon as one of its deadlines passes while the order is shown. */
export function useRefetchAtDeadline(order: Order | undefined, refetch: () => void): void {
  const onDeadline = useEffectEvent(refetch);
  useEffect(() => {
    const moment = order && nextOrderDeadline(order, now());
    if (!moment) return;
    // One second later, because at the very moment the deadline is still met, and clocks differ a little.
    const wait = now().until(moment).total("milliseconds") + 1_000;
    const timer = setTimeout(onDeadline, Math.min(wait, maxTimeout));
    return () => clearTimeout(timer);
  }, [order]);
}
