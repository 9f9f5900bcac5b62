import type { Order, OrderCreation } from "@kreislauf/contract/orders";
import { ordersApi } from "@kreislauf/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import type { OrderAttempt } from "./order-attempts.ts";
import { newIdempotencyKey, nextKey, outcomeOf } from "./order-attempts.ts";
import type { OrderForm } from "./use-order-form.ts";
import { existingOrdersQuery, refreshOrders } from "./orders.queries.ts";
import { refusedField } from "./refused-field.ts";

/** Pauses before an attempt without an answer is repeated by itself, in ms. */
const repeatAfter = [800, 2500] as const;

const pause = (duration: number) => new Promise((resolve) => void setTimeout(resolve, duration));

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
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const [failure, setFailure] = useState<SubmissionFailure | null>(null);

  /** One at a time: a second click is no second order. */
  async function alone(work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  async function countExisting({ agreementId, desiredDate }: OrderCreation): Promise<number | null> {
    const query = { ...existingOrdersQuery(agreementId, desiredDate), staleTime: 0, retry: false };
    return await queryClient.fetchQuery(query).catch(() => null);
  }

  async function send(order: OrderCreation): Promise<Order> {
    const body = JSON.stringify(order);
    const key = last.current === null ? firstKey : nextKey(last.current, body, newIdempotencyKey);
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await call(ordersApi.createOrder, { body: order }, { idempotencyKey: key });
      } catch (error) {
        const outcome = error instanceof ApiError ? outcomeOf(error.code) : "lost";
        last.current = { key, body, outcome };
        const wait = repeatAfter[attempt];
        if (outcome === "refused" || wait === undefined) throw error;
        await pause(wait);
      }
    }
  }

  function show(error: unknown): void {
    if (!(error instanceof ApiError) || outcomeOf(error.code) === "lost") {
      setFailure({ kind: "lost" });
      return;
    }
    if (error.code === "idempotency_mismatch") {
      setFailure({ kind: "arrived" });
      return;
    }
    const field = refusedField(error.code);
    const complaints = field === null ? fieldComplaints(error) : [{ field, message: error.message }];
    for (const { field: name, message } of complaints) form.setError(name, { type: "server", message });
    const [first] = complaints;
    if (first === undefined) setFailure({ kind: "refused", sentence: errorSentence(error) });
    else form.setFocus(first.field);
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

const draftFields = [
  "containerActionId",
  "amount",
  "desiredDate",
  "timeWindow",
  "customerOrderNumber",
  "noteToDisposer",
  "details",
] as const;

/** What a validation complains about, as far as the dialog has the fields. */
function fieldComplaints({ details }: ApiError) {
  return draftFields.flatMap((field) => {
    const complaint = details.find((each) => each.field === field);
    return complaint === undefined ? [] : [{ field, message: complaint.message }];
  });
}
