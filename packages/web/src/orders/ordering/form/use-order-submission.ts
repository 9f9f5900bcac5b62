import {
  type ExistingOrders,
  type Order,
  type OrderCreation,
  ordersApi,
  type WaitingOrder,
} from "@kreislauf/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../base/api.ts";
import type { SubmitOptions } from "../../../base/use-submit.ts";
import { useOrderSubmit } from "../../base/use-order-submit.ts";
import { existingOrdersQuery } from "../../ordering.queries.ts";
import { setOrderErrors } from "./set-order-errors.ts";
import type { OrderForm } from "./use-order-form.ts";

/**
 * Sends an order and shows refusals at the fields they belong to; used by the dialogs for ordering and for withdrawing.
 */
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

/** A question that the person must confirm before the order is sent. */
export interface OrderQuestion {
  readonly order: OrderCreation;
  /** The orders that the day already has; null if they could not be loaded. */
  readonly existing: ExistingOrders | null;
}

/**
 * Sends an order. If its day already has an order, or if it is unknown whether it has one, the person must confirm
 * first (`question`).
 */
export function useOrderSubmission(form: OrderForm, onSubmitted: (order: Order | WaitingOrder) => void) {
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<OrderQuestion | null>(null);

  async function findExisting({ agreementId, desiredDate }: OrderCreation): Promise<ExistingOrders | null> {
    const query = { ...existingOrdersQuery(agreementId, desiredDate), staleTime: 0, retry: false };
    return await queryClient.fetchQuery(query).catch(() => null);
  }

  const { busy, failure, submit, confirm } = useCreateOrder(
    form,
    onSubmitted,
    async (order, mayHaveArrived) => {
      if (mayHaveArrived) return true;
      const existing = await findExisting(order);
      if (existing?.count === 0) return true;
      setQuestion({ order, existing });
      return false;
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
