import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { onUserChange } from "./session.ts";

/** Only what may go well the second time is asked again. */
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

/** What one user loaded is never shown to the next, nor in the other company of the same one. */
onUserChange(() => queryClient.clear());
