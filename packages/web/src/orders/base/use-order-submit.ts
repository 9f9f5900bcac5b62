import { useQueryClient } from "@tanstack/react-query";
import { type SubmitOptions, useSubmit } from "../../base/use-submit.ts";
import { refreshOrders } from "../orders.queries.ts";

/** Sends what makes or changes orders, once, however often it is sent. */
export function useOrderSubmit<Body, Answer>(options: SubmitOptions<Body, Answer>) {
  const queryClient = useQueryClient();
  return useSubmit<Body, Answer>({
    isRepeated: true,
    // What was done shows everywhere; what was refused was decided on facts that are no longer true.
    onSettled: () => void refreshOrders(queryClient),
    ...options,
  });
}
