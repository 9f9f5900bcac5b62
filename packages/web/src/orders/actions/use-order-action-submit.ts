import type { Order, OrderChangeEntry } from "@kreislauf/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../base/api-error.ts";
import { isStaleOrderError } from "./order-action-outcome.ts";
import { orderChangesQuery, orderQuery } from "../orders.queries.ts";
import type { SubmitFailure } from "../../base/use-submit.ts";
import { useOrderSubmit } from "../base/use-order-submit.ts";

/** Somebody else was faster: what they did, as far as it is known, and what is now refused. */
interface OrderConflict {
  readonly kind: "changed";
  readonly entry: OrderChangeEntry | undefined;
  readonly sentence: string | undefined;
}

/** Why an action was not taken, where that belongs beside no field. */
export type OrderActionProblem = SubmitFailure | OrderConflict;

interface OrderActionOptions<Body> {
  readonly initialOrder: Order;
  readonly send: (body: Body) => Promise<Order>;
  /** Whether the order shows that this step has been taken, though its answer was lost. */
  readonly isApplied: (order: Order, body: Body) => boolean;
  readonly onDone: (order: Order, body: Body) => void;
  /** Puts a refusal beside its fields; false where it is about none. */
  readonly setErrors?: (error: ApiError) => boolean;
}

/** Takes one step in the life of an order, once, and tells what came between. */
export function useOrderActionSubmit<Body>({
  initialOrder,
  send,
  isApplied,
  onDone,
  setErrors,
}: OrderActionOptions<Body>) {
  const queryClient = useQueryClient();
  const [order, setOrder] = useState(initialOrder);
  const [conflict, setConflict] = useState<OrderConflict | null>(null);

  /** The order and the newest entry of its log, as the server has them now. */
  const refetchOrder = async () => {
    const id = String(order.id);
    return await Promise.all([
      queryClient.fetchQuery({ ...orderQuery(id), staleTime: 0, retry: false }),
      queryClient.fetchQuery({ ...orderChangesQuery(id), staleTime: 0, retry: false }),
    ]).catch(() => null);
  };

  const { busy, failure, submit, reset } = useOrderSubmit<Body, Order>({
    send: (body) => send(body),
    onDone: (done, body) => {
      queryClient.setQueryData(orderQuery(String(done.id)).queryKey, done);
      onDone(done, body);
    },
    recover: async (error, body, mayHaveArrived) => {
      if (!(error instanceof ApiError) || !isStaleOrderError(error.code)) return undefined;
      const anew = await refetchOrder();
      if (anew === null) return undefined;
      const [fresh, [entry]] = anew;
      if (mayHaveArrived && isApplied(fresh, body)) return { answer: fresh };
      setOrder(fresh);
      if (fresh.version === order.version) return undefined;
      const sentence = error.code === "order_changed" ? undefined : error.message;
      setConflict({ kind: "changed", entry, sentence });
      return "shown";
    },
    ...(setErrors && { setErrors }),
  });

  return {
    order,
    busy,
    problem: failure ?? conflict,
    run: async (body: Body) => {
      setConflict(null);
      await submit(body);
    },
    clearProblem: () => {
      setConflict(null);
      reset();
    },
  };
}
