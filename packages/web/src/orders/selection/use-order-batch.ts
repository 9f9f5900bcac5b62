import { ordersErrorTexts, ordersTexts, type BatchOutcome, type Order } from "@kreislauf/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "@kreislauf/ui/base/language.ts";
import { track } from "../../base/analytics.ts";
import { sendWithRetry } from "../../base/submit-attempt.ts";
import { useOrderSubmit } from "../base/use-order-submit.ts";
import { ordersByIdQuery } from "../orders.queries.ts";
import type { BatchResult } from "./batch-result.ts";
import type { OrderBatchDialogProps } from "./order-batch-dialog-props.ts";
import { orderBatchTexts } from "./order-batch.texts.ts";

/** The number of orders per request: small, so that progress is visible and a lost connection is noticed soon. */
const ordersPerCall = 25;

const analyticsActions = { complete: "order-resolve", cancel: "order-cancel" } as const;

type SendBatch = (orders: { orderId: number; version: number }[]) => Promise<BatchOutcome>;

/**
 * Runs an action on the orders of a dialog, in batches, and closes the dialog. Refused orders are fetched again
 * to show their current status. `frame` contains props for the dialog.
 */
export function useOrderBatch(
  action: BatchResult["action"],
  { orders, onDone, onClosed }: OrderBatchDialogProps,
) {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(true);
  const [sent, setSent] = useState(0);

  const { busy, failure, submit } = useOrderSubmit<SendBatch, BatchResult>({
    isRepeated: false,
    send: async (send) => {
      setSent(0);
      const errors = new Map<number, BatchOutcome["results"][number]["error"]>();
      for (let start = 0; start < orders.length; start += ordersPerCall) {
        const part = orders.slice(start, start + ordersPerCall);
        const named = part.map(({ id, version }) => ({ orderId: id, version }));
        const { results } = await sendWithRetry(() => send(named));
        for (const { orderId, error } of results) errors.set(orderId, error);
        setSent(start + part.length);
      }
      const refusedIds = [...errors].flatMap(([id, error]) => (error === null ? [] : [id]));
      const now = new Map(
        refusedIds.length === 0
          ? []
          : (await queryClient.fetchQuery(ordersByIdQuery(refusedIds)).catch(() => [])).map((order) => [
              order.id,
              order,
            ]),
      );
      const sentence = (order: Order, error: NonNullable<BatchOutcome["results"][number]["error"]>) => {
        if (error === "not_found") return orderBatchTexts[language].result.notFound;
        const reason = ordersErrorTexts[language][error];
        return error === "order_changed" && now.has(order.id)
          ? `${reason} ${ordersTexts[language].statusNow[order.orderStatusId]}`
          : reason;
      };
      return {
        action,
        done: orders.filter(({ id }) => errors.get(id) === null),
        refused: orders.flatMap((seen) => {
          const error = errors.get(seen.id);
          if (!error) return [];
          const order = now.get(seen.id) ?? seen;
          return [{ order, sentence: sentence(order, error) }];
        }),
      };
    },
    onDone: (result) => {
      setOpen(false);
      for (const _ of result.done) track(analyticsActions[action]);
      onDone(result);
    },
  });
  const frame = { open: isOpen, onClose: () => setOpen(false), onClosed, busy, error: failure?.sentence };
  return { frame, sent, run: submit };
}
