import { notifyManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { queryClient } from "../../base/query-client.ts";

const shownQueries = () => queryClient.getQueryCache().findAll({ type: "active" });

/** Whether the screen has data of the server and lacks none. */
const isEverythingLoaded = (): boolean => {
  const queries = shownQueries();
  return queries.length > 0 && queries.every(({ state }) => state.data !== undefined);
};

// Later, because queries are also added while React renders.
const subscribe = (listener: () => void) =>
  queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener));

export const useIsEverythingLoaded = (): boolean => useSyncExternalStore(subscribe, isEverythingLoaded);

/** Loads anew what the screen shows; resolves with whether all of it has come. */
export async function reloadShownData(): Promise<boolean> {
  await queryClient.refetchQueries({ type: "active" });
  const queries = shownQueries();
  return queries.length > 0 && queries.every(({ state }) => state.status === "success");
}
