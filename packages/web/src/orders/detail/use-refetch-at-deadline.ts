import type { Order } from "@kreislauf/contract/orders";
import { useEffect, useEffectEvent } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { nextOrderDeadline } from "./next-order-deadline.ts";

/** The longest delay of a timer, in ms. */
const maxTimeout = 2 ** 31 - 1;

/** Refetches an order when one of its deadlines passes while it is on the screen. */
export function useRefetchAtDeadline(order: Order | undefined, refetch: () => void): void {
  const onDeadline = useEffectEvent(refetch);
  useEffect(() => {
    const moment = order && nextOrderDeadline(order, now());
    if (!moment) return;
    // A second later: the deadline itself is still in time, and clocks differ a little.
    const wait = now().until(moment).total("milliseconds") + 1_000;
    const timer = setTimeout(onDeadline, Math.min(wait, maxTimeout));
    return () => clearTimeout(timer);
  }, [order]);
}
