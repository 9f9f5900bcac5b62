import type { Order } from "@kreislauf/contract/orders";
import { useEffect, useEffectEvent } from "react";
import { now } from "../base/clock.ts";
import { nextChange } from "./next-change.ts";

/** The longest that a timer waits, in ms. */
const longestWait = 2 ** 31 - 1;

/** Asks for an order anew when a deadline of it has passed while somebody looks at it. */
export function useFreshOrder(order: Order | undefined, refetch: () => void): void {
  const askAnew = useEffectEvent(refetch);
  useEffect(() => {
    const moment = order && nextChange(order, now());
    if (!moment) return;
    // A moment later: the end itself is still inside, and clocks differ a little.
    const wait = now().until(moment).total("milliseconds") + 1_000;
    const timer = setTimeout(askAnew, Math.min(wait, longestWait));
    return () => clearTimeout(timer);
  }, [order]);
}
