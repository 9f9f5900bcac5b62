import { QueryClient } from "@tanstack/react-query";
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

/** Data that one user loaded is never shown to the next, nor to the same user in another company. */
onUserChange(() => queryClient.clear());
