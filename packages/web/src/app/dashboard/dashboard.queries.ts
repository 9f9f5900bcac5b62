import { agreementsApi } from "@kreislauf/contract/agreements";
import { ordersApi, orderStatus } from "@kreislauf/contract/orders";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** At most this many orders are shown of each group of things to do; the order history has all of them. */
const shownInGroup = 2;

export const sitesQuery = queryOptions({
  queryKey: ["dashboard", "sites"],
  queryFn: ({ signal }) => call(ordersApi.sitesOrderInfo, {}, { signal }),
});

export const todaysDisposalsQuery = queryOptions({
  queryKey: ["dashboard", "today"],
  queryFn: async ({ signal }) => (await call(ordersApi.todaysDisposals, {}, { signal })).disposals,
});

/** At most this many claims are shown; the order history has all of them. */
const claimsPageSize = 5;

export const openClaimsQuery = queryOptions({
  queryKey: ["orders", "open-claims"],
  queryFn: ({ signal }) =>
    call(
      ordersApi.listAllOrders,
      { query: { amount: claimsPageSize, status: orderStatus.claimed, totalamounts: "true" } },
      { signal },
    ),
});

export const pendingChangesQuery = queryOptions({
  queryKey: ["agreements", "pending-changes"],
  queryFn: async ({ signal }) => (await call(agreementsApi.pendingChanges, {}, { signal })).changes,
});

export const awaitingFeedbackQuery = queryOptions({
  queryKey: ["orders", "awaiting-feedback"],
  queryFn: ({ signal }) => call(ordersApi.awaitingFeedback, { query: { amount: shownInGroup } }, { signal }),
});

/** The claims that dispatch has answered, at most `shownInGroup` of them. */
export const answeredClaimsQuery = queryOptions({
  queryKey: ["orders", "answered-claims"],
  queryFn: ({ signal }) =>
    call(ordersApi.listAllOrders, { query: { amount: shownInGroup, phases: "answered" } }, { signal }),
});

/** The next open order from today on, leaving out orders with an open proposal; null if there is none. */
export const nextOrderQuery = queryOptions({
  queryKey: ["orders", "next"],
  queryFn: async ({ signal }) => {
    const query = {
      amount: 1,
      phases: "today,confirmed,requested",
      sortby: "desiredDate" as const,
      sortorder: "asc" as const,
      total: "false" as const,
    };
    const { orders } = await call(ordersApi.listAllOrders, { query }, { signal });
    return orders[0] ?? null;
  },
});
