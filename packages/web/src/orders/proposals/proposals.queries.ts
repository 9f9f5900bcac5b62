import { ordersApi } from "@kreislauf/contract/orders";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** So many are shown; the next ones move up as these are answered. */
const shownProposals = 2;

/** Orders with a proposed date to answer, the most urgent first. */
export const proposalsQuery = queryOptions({
  queryKey: ["orders", "proposals"],
  queryFn: ({ signal }) =>
    call(ordersApi.proposalsToAnswer, { query: { amount: shownProposals } }, { signal }),
});
