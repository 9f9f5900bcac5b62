import { maxShownQuotes, quotesApi } from "@kreislauf/contract/quotes";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

/** A quote. The key begins with `agreements`, so that live updates of agreements refetch the quote, too. */
export const quoteQuery = (quoteId: string | number) =>
  queryOptions({
    queryKey: ["agreements", "quote", String(quoteId)],
    queryFn: ({ signal }) => call(quotesApi.getQuote, { params: { quoteId } }, { signal }),
  });

export const quotesToDecideQuery = queryOptions({
  queryKey: ["agreements", "quotes-to-decide"],
  queryFn: ({ signal }) => call(quotesApi.quotesToDecide, { query: { amount: maxShownQuotes } }, { signal }),
});
