import { type Query, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { onUserChange } from "./session.ts";

/** Whether a second try may succeed. */
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
 * A failed load that is tried again stays failed until the answer is there. React Query would go back to "pending",
 * which takes the button that was pressed, and its focus, off the screen. On the next visit of the screen it is pending.
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

/** Data that one user loaded is never shown to the next, nor to the same user in another company. */
onUserChange(() => queryClient.clear());
