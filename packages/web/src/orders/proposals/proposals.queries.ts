import { ordersApi } from "@kreislauf/contract/orders";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** The largest number of proposals shown; further ones move up as these are answered. */
const shownProposals = 2;

/** Orders with a proposed date that needs an answer, the most urgent first. */
export const proposalsQuery = queryOptions({
  queryKey: ["orders", "proposals"],
  queryFn: ({ signal }) =>
    call(ordersApi.proposalsToAnswer, { query: { amount: shownProposals } }, { signal }),
});
