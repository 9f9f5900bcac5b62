import type { Order, OrderCreation } from "@kreislauf/contract/orders";
import { ordersApi } from "@kreislauf/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../base/api.ts";
import { complain } from "./complain.ts";
import { existingOrdersQuery } from "./orders.queries.ts";
import { useGiving } from "./use-giving.ts";
import type { OrderForm } from "./use-order-form.ts";

/** Orders that are there for the day already; null where that could not be learned. */
interface Question {
  readonly order: OrderCreation;
  readonly count: number | null;
}

/** How an order is sent and refused, whichever dialog it comes from. */
export const useOrderGiving = (form: OrderForm, onGiven: (order: Order) => void) =>
  useGiving<OrderCreation, Order>({
    send: (body, idempotencyKey) => call(ordersApi.createOrder, { body }, { idempotencyKey }),
    onGiven,
    complain: (error) => complain(form, error),
  });

/** Gives the order, and asks before a second one for the same day. */
export function useOrderSubmission(form: OrderForm, onGiven: (order: Order) => void) {
  const queryClient = useQueryClient();
  const { busy, attempt, failure, give, mayHaveArrived } = useOrderGiving(form, onGiven);
  const [question, setQuestion] = useState<Question | null>(null);

  async function countExisting({ agreementId, desiredDate }: OrderCreation): Promise<number | null> {
    const query = { ...existingOrdersQuery(agreementId, desiredDate), staleTime: 0, retry: false };
    return await queryClient.fetchQuery(query).catch(() => null);
  }

  const submit = (order: OrderCreation) =>
    attempt(async () => {
      const count = mayHaveArrived(order) ? 0 : await countExisting(order);
      if (count === 0) await give(order);
      else setQuestion({ order, count });
    });

  function confirm({ order }: Question): void {
    setQuestion(null);
    void attempt(() => give(order));
  }

  return {
    busy,
    failure,
    question,
    submit,
    confirm: () => question && confirm(question),
    dismiss: () => setQuestion(null),
  };
}
