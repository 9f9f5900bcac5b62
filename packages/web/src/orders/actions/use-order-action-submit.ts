import type { Order, OrderChangeEntry } from "@kreislauf/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../base/api-error.ts";
import { isStaleOrderError } from "./order-action-outcome.ts";
import { orderChangesQuery, orderQuery } from "../orders.queries.ts";
import type { SubmitFailure } from "../../base/use-submit.ts";
import { useOrderSubmit } from "../base/use-order-submit.ts";

/** The action was refused, because somebody else has changed the order since the dialog showed it. */
interface OrderConflict {
  readonly kind: "changed";
  /** What the other person changed; undefined if it is not known. */
  readonly entry: OrderChangeEntry | undefined;
  /** Why the action is no longer possible; undefined if it was refused only because the order has changed. */
  readonly sentence: string | undefined;
}

/** Why an action failed, if the reason does not belong to a single field. */
export type OrderActionProblem = SubmitFailure | OrderConflict;

interface OrderActionOptions<Body> {
  readonly initialOrder: Order;
  /** `order` is the version of the order that the person sees. */
  readonly send: (body: Body, order: Order) => Promise<Order>;
  /** Whether the order shows that this action was carried out, although its response was lost. */
  readonly isApplied: (order: Order, body: Body) => boolean;
  readonly onDone: (order: Order, body: Body) => void;
  /** Shows the errors of a refusal at their fields; returns true if the refusal need not be shown elsewhere. */
  readonly setErrors?: (error: ApiError) => boolean;
}

/** Sends an action on an order. If it is refused because somebody else has changed the order, their change is shown. */
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

  /** The current order and its log from the server; null if they cannot be loaded. */
  const refetchOrder = async () => {
    const id = String(order.id);
    return await Promise.all([
      queryClient.fetchQuery({ ...orderQuery(id), staleTime: 0, retry: false }),
      queryClient.fetchQuery({ ...orderChangesQuery(id), staleTime: 0, retry: false }),
    ]).catch(() => null);
  };

  const { busy, failure, submit, reset } = useOrderSubmit<Body, Order>({
    send: (body) => send(body, order),
    onDone: (done, body) => {
      queryClient.setQueryData(orderQuery(String(done.id)).queryKey, done);
      onDone(done, body);
    },
    recover: async (error, body, mayHaveArrived) => {
      if (!(error instanceof ApiError) || !isStaleOrderError(error.code)) return undefined;
      const latest = await refetchOrder();
      if (latest === null) return undefined;
      const [fresh, [entry]] = latest;
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
