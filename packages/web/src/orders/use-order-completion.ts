import type { Order } from "@kreislauf/contract/orders";
import { ordersApi, orderStatus } from "@kreislauf/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { isAboutState } from "./order-step-outcome.ts";
import { orderQuery, refreshOrders } from "./orders.queries.ts";
import { untilAnswered } from "./until-answered.ts";
import { useAlone } from "./use-alone.ts";

interface Failure {
  readonly order: Order;
  readonly sentence: string;
}

/** Sets orders to done, one after the other; one that is refused holds up none of the others. */
export function useOrderCompletion(orders: readonly Order[], onDone: (done: readonly Order[]) => void) {
  const queryClient = useQueryClient();
  const { busy, alone } = useAlone();
  const [left, setLeft] = useState(orders);
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  async function complete({ id }: Order): Promise<Order> {
    try {
      const body = { orderId: id };
      return await untilAnswered(
        () => call(ordersApi.completeOrder, { body }),
        () => {},
      );
    } catch (error) {
      if (!(error instanceof ApiError) || !isAboutState(error.code)) throw error;
      const fresh = await queryClient.fetchQuery({ ...orderQuery(String(id)), staleTime: 0, retry: false });
      // By an attempt whose answer was lost, or by somebody else: it is done either way.
      if (fresh.orderStatusId === orderStatus.done) return fresh;
      throw error;
    }
  }

  const run = () =>
    alone(async () => {
      setFailures([]);
      const done: Order[] = [];
      const failed: Failure[] = [];
      for (const order of left) {
        try {
          const next = await complete(order);
          queryClient.setQueryData(orderQuery(String(order.id)).queryKey, next);
          done.push(next);
        } catch (error) {
          failed.push({ order, sentence: errorSentence(error) });
        }
      }
      setLeft(failed.map(({ order }) => order));
      setFailures(failed);
      if (done.length > 0) onDone(done);
      void refreshOrders(queryClient);
    });

  return { busy, left, failures, run };
}
