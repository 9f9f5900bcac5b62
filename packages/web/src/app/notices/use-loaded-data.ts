import { notifyManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { queryClient } from "../../base/query-client.ts";

const shownQueries = () => queryClient.getQueryCache().findAll({ type: "active" });

/** Whether the screen's queries all have data; false if the screen has no queries. */
const isEverythingLoaded = (): boolean => {
  const queries = shownQueries();
  return queries.length > 0 && queries.every(({ state }) => state.data !== undefined);
};

// Calls the listener later, in a batch, because queries are also added while React renders.
const subscribe = (listener: () => void) =>
  queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener));

export const useIsEverythingLoaded = (): boolean => useSyncExternalStore(subscribe, isEverythingLoaded);

/** Refetches all queries of the screen; resolves to whether all have succeeded. False if the screen has no queries. */
export async function reloadShownData(): Promise<boolean> {
  await queryClient.refetchQueries({ type: "active" });
  const queries = shownQueries();
  return queries.length > 0 && queries.every(({ state }) => state.status === "success");
}
