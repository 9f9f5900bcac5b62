import type { QueryFunctionContext } from "@tanstack/react-query";
import type { CallOptions } from "./call.ts";

/** Options for a query: its first load counts as an action of the person, each later one as the page's own call. */
export const rereadOptions = ({
  client,
  queryKey,
}: Pick<QueryFunctionContext, "client" | "queryKey">): CallOptions => ({
  isByItself: client.getQueryData(queryKey) !== undefined,
});
