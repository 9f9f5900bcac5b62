import { ordersApi, type Order, type OrderCreation, type WaitingOrder } from "@kreislauf/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../base/api.ts";
import type { SubmitOptions } from "../../../base/use-submit.ts";
import { useOrderSubmit } from "../../base/use-order-submit.ts";
import { existingOrdersQuery } from "../../orders.queries.ts";
import { setOrderErrors } from "./set-order-errors.ts";
import type { OrderForm } from "./use-order-form.ts";

/** Sends an order and shows refusals at its fields; the same for all dialogs. */
export const useCreateOrder = (
  form: OrderForm,
  onSubmitted: (order: Order | WaitingOrder) => void,
  isReady: NonNullable<SubmitOptions<OrderCreation, Order | WaitingOrder>["isReady"]>,
) =>
  useOrderSubmit<OrderCreation, Order | WaitingOrder>({
    send: (body, idempotencyKey) => call(ordersApi.createOrder, { body }, { idempotencyKey }),
    onDone: onSubmitted,
    setErrors: (error) => setOrderErrors(form, error),
    isReady,
  });

/** Sends an order after asking about a second one for the same day. */
export function useOrderSubmission(form: OrderForm, onSubmitted: (order: Order | WaitingOrder) => void) {
  const queryClient = useQueryClient();
  /** The order to confirm, with the number of orders on that day; null if it could not be loaded. */
  const [question, setQuestion] = useState<{ order: OrderCreation; count: number | null } | null>(null);

  async function countExisting({ agreementId, desiredDate }: OrderCreation): Promise<number | null> {
    const query = { ...existingOrdersQuery(agreementId, desiredDate), staleTime: 0, retry: false };
    return await queryClient.fetchQuery(query).catch(() => null);
  }

  const { busy, failure, submit, confirm } = useCreateOrder(
    form,
    onSubmitted,
    async (order, mayHaveArrived) => {
      const count = mayHaveArrived ? 0 : await countExisting(order);
      if (count !== 0) setQuestion({ order, count });
      return count === 0;
    },
  );
  return {
    busy,
    failure,
    question,
    submit,
    confirm: () => {
      if (question === null) return;
      setQuestion(null);
      void confirm(question.order);
    },
    dismiss: () => setQuestion(null),
  };
}
