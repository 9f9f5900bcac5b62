import type { QueryFunctionContext } from "@tanstack/react-query";
import type { CallOptions } from "./call.ts";

/** Reading anew what was read before is no action of the person: the page does so when anybody changes something. */
export const readAnew = ({
  client,
  queryKey,
}: Pick<QueryFunctionContext, "client" | "queryKey">): CallOptions => ({
  isByItself: client.getQueryData(queryKey) !== undefined,
});
