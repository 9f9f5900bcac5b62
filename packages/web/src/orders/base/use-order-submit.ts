import { useQueryClient } from "@tanstack/react-query";
import { type SubmitOptions, useSubmit } from "../../base/use-submit.ts";
import { refreshOrders } from "../orders.queries.ts";

/**
 * Submits a request that creates or changes orders. Without a response it is sent again, which is safe, because it
 * never takes effect twice.
 */
export function useOrderSubmit<Body, Answer>(options: SubmitOptions<Body, Answer>) {
  const queryClient = useQueryClient();
  return useSubmit<Body, Answer>({
    isRepeated: true,
    // After a success every list must show the change; after a refusal the cached data are outdated.
    onSettled: () => void refreshOrders(queryClient),
    ...options,
  });
}
