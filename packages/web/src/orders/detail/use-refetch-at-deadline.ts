import type { Order } from "@kreislauf/contract/orders";
import { useEffect, useEffectEvent } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { nextOrderDeadline } from "./next-order-deadline.ts";

/** The longest that a timer waits, in ms. */
const maxTimeout = 2 ** 31 - 1;

/** Asks for an order anew when a deadline of it has passed while somebody looks at it. */
export function useRefetchAtDeadline(order: Order | undefined, refetch: () => void): void {
  const onDeadline = useEffectEvent(refetch);
  useEffect(() => {
    const moment = order && nextOrderDeadline(order, now());
    if (!moment) return;
    // A moment later: the end itself is still inside, and clocks differ a little.
    const wait = now().until(moment).total("milliseconds") + 1_000;
    const timer = setTimeout(onDeadline, Math.min(wait, maxTimeout));
    return () => clearTimeout(timer);
  }, [order]);
}
