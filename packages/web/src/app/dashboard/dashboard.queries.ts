import { agreementsApi } from "@kreislauf/contract/agreements";
import { ordersApi, orderStatus } from "@kreislauf/contract/orders";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** The most orders shown; the order history has the rest. */
const feedbackPageSize = 10;

export const sitesQuery = queryOptions({
  queryKey: ["dashboard", "sites"],
  queryFn: async ({ signal }) => (await call(ordersApi.sitesOrderInfo, {}, { signal })).locations,
});

export const todaysDisposalsQuery = queryOptions({
  queryKey: ["dashboard", "today"],
  queryFn: async ({ signal }) => (await call(ordersApi.todaysDisposals, {}, { signal })).disposals,
});

/** The most claims shown; the order history has the rest. */
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
  queryFn: ({ signal }) =>
    call(ordersApi.awaitingFeedback, { query: { amount: feedbackPageSize } }, { signal }),
});
