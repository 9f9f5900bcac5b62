import { ordersApi, orderStatus, type Order } from "@kreislauf/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, errorSentence } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { isStaleOrderError } from "./order-action-outcome.ts";
import { orderQuery } from "../orders.queries.ts";
import { sendWithRetry } from "../../base/submit-attempt.ts";
import { useOrderSubmit } from "../base/use-order-submit.ts";

interface Failure {
  /** The latest version of the order. */
  readonly order: Order;
  readonly sentence: string;
}

/** Sets orders to done one after the other; if one order is refused, the others are still set to done. */
export function useOrderCompletion(orders: readonly Order[], onDone: (done: readonly Order[]) => void) {
  const queryClient = useQueryClient();
  const [remaining, setRemaining] = useState(orders);
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  /** The completed order, or why it could not be completed. */
  async function complete(order: Order): Promise<Order | Failure> {
    const { id, version } = order;
    let mayHaveArrived = false;
    const noteOutcome = (outcome: "refused" | "lost") => {
      mayHaveArrived ||= outcome === "lost";
    };
    try {
      const body = { orderId: id, version };
      return await sendWithRetry(() => call(ordersApi.completeOrder, { body }), noteOutcome);
    } catch (error) {
      const failure = { order, sentence: errorSentence(error) };
      if (!(error instanceof ApiError) || !isStaleOrderError(error.code)) return failure;
      const query = { ...orderQuery(String(id)), staleTime: 0, retry: false };
      const fresh = await queryClient.fetchQuery(query).catch(() => order);
      if (mayHaveArrived && fresh.orderStatusId === orderStatus.done) return fresh;
      return { ...failure, order: fresh };
    }
  }

  const { busy, submit } = useOrderSubmit<void, void>({
    send: async () => {
      setFailures([]);
      const done: Order[] = [];
      const failed: Failure[] = [];
      for (const order of remaining) {
        const outcome = await complete(order);
        if ("sentence" in outcome) {
          failed.push(outcome);
        } else {
          queryClient.setQueryData(orderQuery(String(order.id)).queryKey, outcome);
          done.push(outcome);
        }
      }
      setFailures(failed);
      // If all orders are done, the list stays as it is: the closing dialog would show an empty list otherwise.
      if (failed.length > 0) {
        setRemaining(failed.map(({ order }) => order).filter(({ actions }) => actions.resolved.allowed));
      }
      if (done.length > 0) onDone(done);
    },
    onFailure: ({ sentence }) => setFailures(remaining.map((order) => ({ order, sentence }))),
  });

  return { busy, remaining, failures, run: submit };
}
