import { maxShownQuotes, quotesApi } from "@kreislauf/contract/quotes";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

/** Below `agreements`, so that a live message of the room refetches it. */
export const quoteQuery = (quoteId: string | number) =>
  queryOptions({
    queryKey: ["agreements", "quote", String(quoteId)],
    queryFn: ({ signal }) => call(quotesApi.getQuote, { params: { quoteId } }, { signal }),
  });

export const quotesToDecideQuery = queryOptions({
  queryKey: ["agreements", "quotes-to-decide"],
  queryFn: ({ signal }) => call(quotesApi.quotesToDecide, { query: { amount: maxShownQuotes } }, { signal }),
});
