import { type Query, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { onUserChange } from "./session.ts";

/** Whether a failed request may succeed if it is sent again. */
const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.code === "unreachable" || error.code === "unavailable");

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && isTransient(error),
    },
  },
});

keepErrorsWhileRetrying(queryClient);

/**
 * Keeps the error of a failed query while the query is tried again. React Query would go back to "pending", which takes
 * the button that was pressed, and its focus, off the screen. Once no screen shows the query, the error is forgotten.
 */
export function keepErrorsWhileRetrying(client: QueryClient): void {
  const errors = new WeakMap<Query, Error>();
  client.getQueryCache().subscribe((event) => {
    const { query } = event;
    if (event.type === "observerRemoved" && query.getObserversCount() === 0) errors.delete(query);
    if (event.type !== "updated") return;
    if (event.action.type === "error") errors.set(query, event.action.error);
    if (event.action.type === "success") errors.delete(query);
    const error = errors.get(query);
    if (event.action.type === "fetch" && error !== undefined && query.state.data === undefined)
      query.setState({ status: "error", error });
  });
}

/**
 * Clears the cache when the user or the company changes, so that data that one user loaded is never shown to the next,
 * nor to the same user in another company.
 */
onUserChange(() => queryClient.clear());
