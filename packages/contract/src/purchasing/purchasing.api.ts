import * as z from "zod/mini";
import { type EndpointTable, idParam, needs, permission } from "../base/index.ts";
import { orderPrice, priceQuery, storedOrderPrice } from "./prices.schema.ts";

const readers = needs(permission.agreementManager, permission.orderManager);

export const purchasingApi = {
  agreementPrice: {
    method: "GET",
    path: "/agreement/:agreementId/price",
    summary: "What an order on an agreement would cost, firm or by an estimated weight",
    access: readers,
    params: z.object({ agreementId: idParam }),
    query: priceQuery,
    answer: orderPrice,
    refusals: ["not_found"],
  },
  orderPrice: {
    method: "GET",
    path: "/order/:orderId/price",
    summary: "The price of an order as it was when it was given",
    access: readers,
    params: z.object({ orderId: idParam }),
    answer: storedOrderPrice,
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
