import type { Order, OrderChangeEntry } from "@kreislauf/contract/orders";
import { onlineManager, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { isAboutState } from "./order-step-outcome.ts";
import { orderChangesQuery, orderQuery, refreshOrders } from "./orders.queries.ts";
import { isLost, untilAnswered } from "./until-answered.ts";
import { useAlone } from "./use-alone.ts";

/** Why a step was not taken, where that belongs beside no field. */
export type StepProblem =
  | { readonly kind: "refused"; readonly sentence: string }
  | { readonly kind: "lost" }
  /** Not sent, for want of a connection. */
  | { readonly kind: "offline" }
  /** Somebody else was faster: what they did, as far as it is known, and what is now refused. */
  | {
      readonly kind: "changed";
      readonly entry: OrderChangeEntry | undefined;
      readonly sentence: string | undefined;
    };

interface Step<Body> {
  readonly first: Order;
  readonly send: (body: Body) => Promise<Order>;
  /** Whether the order shows that this step has been taken, though its answer was lost. */
  readonly hasHappened: (order: Order, body: Body) => boolean;
  readonly onDone: (order: Order, body: Body) => void;
  /** Puts a refusal beside its fields; false where it is about none. */
  readonly complain?: (error: ApiError) => boolean;
}

/** Takes one step in the life of an order, once, and tells what came between. */
export function useOrderStep<Body>({ first, send, hasHappened, onDone, complain }: Step<Body>) {
  const queryClient = useQueryClient();
  const { busy, alone } = useAlone();
  const [order, setOrder] = useState(first);
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const mayHaveArrived = useRef(false);

  /** The order and the newest entry of its log, as the server has them now. */
  const readAnew = async () => {
    const id = String(order.id);
    return await Promise.all([
      queryClient.fetchQuery({ ...orderQuery(id), staleTime: 0, retry: false }),
      queryClient.fetchQuery({ ...orderChangesQuery(id), staleTime: 0, retry: false }),
    ]).catch(() => null);
  };

  function finish(done: Order, body: Body): void {
    queryClient.setQueryData(orderQuery(String(done.id)).queryKey, done);
    onDone(done, body);
  }

  async function explain(error: unknown, body: Body): Promise<void> {
    if (!(error instanceof ApiError) || isLost(error)) {
      setProblem({ kind: "lost" });
      return;
    }
    const anew = isAboutState(error.code) ? await readAnew() : null;
    if (anew !== null) {
      const [fresh, [entry]] = anew;
      if (mayHaveArrived.current && hasHappened(fresh, body)) {
        finish(fresh, body);
        return;
      }
      setOrder(fresh);
      if (fresh.version !== order.version) {
        const sentence = error.code === "order_changed" ? undefined : error.message;
        setProblem({ kind: "changed", entry, sentence });
        return;
      }
    }
    if (complain?.(error) !== true) setProblem({ kind: "refused", sentence: errorSentence(error) });
  }

  const run = (body: Body) =>
    alone(async () => {
      setProblem(null);
      if (!onlineManager.isOnline()) {
        setProblem({ kind: mayHaveArrived.current ? "lost" : "offline" });
        return;
      }
      try {
        const done = await untilAnswered(
          () => send(body),
          (outcome) => (mayHaveArrived.current ||= outcome === "lost"),
        );
        finish(done, body);
      } catch (error) {
        await explain(error, body);
      }
      // What was refused was decided on facts that are no longer true.
      void refreshOrders(queryClient);
    });

  return { order, busy, problem, run, forget: () => setProblem(null) };
}
