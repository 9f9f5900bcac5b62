import * as z from "zod/mini";
import { type EndpointTable, idParam } from "../base/index.ts";
import { handedOverOrder, handoverRefusals } from "../disposers/index.ts";
import { eventRefusals, type ProviderScope } from "./provider.codes.ts";
import { disposerWithdrawal, orderHandover } from "./provider-disposers.schema.ts";

const scope = (name: ProviderScope) => ({ scope: name }) as const;
const params = z.object({ orderId: idParam });

/** Hands orders over to disposers who have no account; each call returns who has the order and what they answered. */
export const providerDisposersApi = {
  orderDisposer: {
    method: "GET",
    path: "/provider/v1/order/:orderId/disposer",
    summary: "Whom an order was handed over to, and what they answered",
    access: scope("orders:read"),
    params,
    answer: handedOverOrder,
    refusals: ["not_found", "not_handed_over"],
  },
  handOverOrder: {
    method: "POST",
    path: "/provider/v1/order/:orderId/hand-over",
    summary: "Hand an order over to a disposer by mail; an earlier link of the order ends",
    access: scope("orders:write"),
    params,
    body: orderHandover,
    answer: handedOverOrder,
    refusals: [...eventRefusals, ...handoverRefusals],
  },
  takeBackOrder: {
    method: "POST",
    path: "/provider/v1/order/:orderId/take-back",
    summary: "Take an order back from its disposer; the link ends at once",
    access: scope("orders:write"),
    params,
    body: disposerWithdrawal,
    answer: handedOverOrder,
    refusals: [...eventRefusals, "not_handed_over"],
  },
} as const satisfies EndpointTable;
