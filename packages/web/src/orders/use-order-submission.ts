import type { Order, OrderCreation } from "@kreislauf/contract/orders";
import { ordersApi } from "@kreislauf/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import type { OrderAttempt } from "./order-attempts.ts";
import { newIdempotencyKey, nextKey } from "./order-attempts.ts";
import { complain } from "./complain.ts";
import { existingOrdersQuery, refreshOrders } from "./orders.queries.ts";
import { isLost, untilAnswered } from "./until-answered.ts";
import { useAlone } from "./use-alone.ts";
import type { OrderForm } from "./use-order-form.ts";

/** Orders that are there for the day already; null where that could not be learned. */
interface Question {
  readonly order: OrderCreation;
  readonly count: number | null;
}

/** What stands above the buttons: refused with a sentence, without an answer, or given by an earlier attempt. */
export type SubmissionFailure =
  | { readonly kind: "refused"; readonly sentence: string }
  | { readonly kind: "lost" | "arrived" };

/** Gives the order, once, however often it is sent (decisions.md section 3, idempotency). */
export function useOrderSubmission(form: OrderForm, onGiven: (order: Order) => void) {
  const queryClient = useQueryClient();
  const [firstKey] = useState(newIdempotencyKey);
  const last = useRef<OrderAttempt | null>(null);
  const { busy, alone } = useAlone();
  const [question, setQuestion] = useState<Question | null>(null);
  const [failure, setFailure] = useState<SubmissionFailure | null>(null);

  async function countExisting({ agreementId, desiredDate }: OrderCreation): Promise<number | null> {
    const query = { ...existingOrdersQuery(agreementId, desiredDate), staleTime: 0, retry: false };
    return await queryClient.fetchQuery(query).catch(() => null);
  }

  async function send(order: OrderCreation): Promise<Order> {
    const body = JSON.stringify(order);
    const key = last.current === null ? firstKey : nextKey(last.current, body, newIdempotencyKey);
    return await untilAnswered(
      () => call(ordersApi.createOrder, { body: order }, { idempotencyKey: key }),
      (outcome) => (last.current = { key, body, outcome }),
    );
  }

  function show(error: unknown): void {
    if (!(error instanceof ApiError) || isLost(error)) {
      setFailure({ kind: "lost" });
      return;
    }
    if (error.code === "idempotency_mismatch") {
      setFailure({ kind: "arrived" });
      return;
    }
    if (!complain(form, error)) setFailure({ kind: "refused", sentence: errorSentence(error) });
  }

  async function give(order: OrderCreation): Promise<void> {
    try {
      onGiven(await send(order));
    } catch (error) {
      show(error);
    }
    // What was given shows everywhere; what was refused was decided on facts that are no longer true.
    void refreshOrders(queryClient);
  }

  /** Asks before a second order for a day; repeating one that may have arrived needs no asking. */
  const submit = (order: OrderCreation) =>
    alone(async () => {
      setFailure(null);
      const isRepeated = last.current?.outcome === "lost" && last.current.body === JSON.stringify(order);
      const count = isRepeated ? 0 : await countExisting(order);
      if (count === 0) await give(order);
      else setQuestion({ order, count });
    });

  const confirm = ({ order }: Question) =>
    alone(async () => {
      setQuestion(null);
      await give(order);
    });

  return {
    busy,
    failure,
    question,
    submit,
    confirm: () => question && void confirm(question),
    dismiss: () => setQuestion(null),
  };
}
