import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, type SyntheticEvent } from "react";
import { hrefTo } from "../../base/paths.ts";
import { orderChangesQuery, orderQuery } from "../orders.queries.ts";

/**
 * In ms; the pointer must rest on a link this long before its order is fetched, so crossing the list fetches nothing.
 */
const hoverDelay = 80;

const orderHref = new RegExp(`^${hrefTo("order", { orderId: "ID" }).replace("ID", String.raw`(\d+)`)}$`);

/** Handlers for an element that contains links to orders; they prefetch an order before its link is clicked. */
export function useOrderPrefetch() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const prefetchOrder = ({ target }: SyntheticEvent) => {
    clearTimeout(timer.current);
    const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : undefined;
    const orderId = orderHref.exec(href ?? "")?.[1];
    if (orderId === undefined) return;
    timer.current = window.setTimeout(() => {
      void queryClient.prefetchQuery(orderQuery(orderId));
      void queryClient.prefetchQuery(orderChangesQuery(orderId));
      void router.preloadRoute({ to: "/order/$orderId", params: { orderId } } as never);
    }, hoverDelay);
  };
  return { onPointerOver: prefetchOrder, onFocus: prefetchOrder };
}
