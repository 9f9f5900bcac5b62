import { savedViewsApi } from "@kreislauf/contract/orders";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/api.ts";

/** The person's own views of the order list, the views shared by colleagues, and the person's columns. */
export const savedViewsQuery = queryOptions({
  queryKey: ["savedViews"],
  queryFn: ({ signal }) => call(savedViewsApi.savedViews, {}, { signal }),
});
