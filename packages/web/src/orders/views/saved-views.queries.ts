import { savedViewsApi } from "@kreislauf/contract/orders";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** One's own views of the order list, those that colleagues share, and one's columns. */
export const savedViewsQuery = queryOptions({
  queryKey: ["savedViews"],
  queryFn: ({ signal }) => call(savedViewsApi.savedViews, {}, { signal }),
});
