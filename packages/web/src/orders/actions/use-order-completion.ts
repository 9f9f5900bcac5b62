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
  readonly order: Order;
  readonly sentence: string;
}

/** Sets orders to done one after the other; a refused one does not hold up the others. */
export function useOrderCompletion(orders: readonly Order[], onDone: (done: readonly Order[]) => void) {
  const queryClient = useQueryClient();
  const [remaining, setRemaining] = useState(orders);
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  async function complete({ id }: Order): Promise<Order> {
    try {
      const body = { orderId: id };
      return await sendWithRetry(() => call(ordersApi.completeOrder, { body }));
    } catch (error) {
      if (!(error instanceof ApiError) || !isStaleOrderError(error.code)) throw error;
      const fresh = await queryClient.fetchQuery({ ...orderQuery(String(id)), staleTime: 0, retry: false });
      // Done by an attempt whose response was lost, or by somebody else: a success either way.
      if (fresh.orderStatusId === orderStatus.done) return fresh;
      throw error;
    }
  }

  const fail = (failed: readonly Failure[]) => {
    setRemaining(failed.map(({ order }) => order));
    setFailures(failed);
  };

  const { busy, submit } = useOrderSubmit<void, void>({
    send: async () => {
      setFailures([]);
      const done: Order[] = [];
      const failed: Failure[] = [];
      for (const order of remaining) {
        try {
          const completed = await complete(order);
          queryClient.setQueryData(orderQuery(String(order.id)).queryKey, completed);
          done.push(completed);
        } catch (error) {
          failed.push({ order, sentence: errorSentence(error) });
        }
      }
      fail(failed);
      if (done.length > 0) onDone(done);
    },
    onFailure: ({ sentence }) => fail(remaining.map((order) => ({ order, sentence }))),
  });

  return { busy, remaining, failures, run: submit };
}
