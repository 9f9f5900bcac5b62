import { useQueryClient } from "@tanstack/react-query";
import { type SubmitOptions, useSubmit } from "../../base/use-submit.ts";
import { refreshOrders } from "../orders.queries.ts";

/**
 * Submits what creates or changes orders. It is retried while no response comes, because sending it twice is safe.
 */
export function useOrderSubmit<Body, Answer>(options: SubmitOptions<Body, Answer>) {
  const queryClient = useQueryClient();
  return useSubmit<Body, Answer>({
    isRepeated: true,
    // Success must show everywhere; a refusal means that the cached data is outdated.
    onSettled: () => void refreshOrders(queryClient),
    ...options,
  });
}
