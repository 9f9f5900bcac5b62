import { ordersApi } from "@kreislauf/contract/orders";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** At most so many are shown; the rest moves up as they are answered. */
const shownProposals = 5;

/** Orders whose proposed date waits for an answer, the most urgent first. */
export const proposalsQuery = queryOptions({
  queryKey: ["orders", "proposals"],
  queryFn: ({ signal }) =>
    call(ordersApi.proposalsToAnswer, { query: { amount: shownProposals } }, { signal }),
});
