import { orderingApi } from "@kreislauf/contract/orders";
import type { FastifyInstance } from "fastify";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { createAgreement } from "./create-agreement.ts";
import { createGroupedOrders } from "./create-grouped-orders.ts";
import { orderAgain } from "./order-again.ts";
import { previewChange, previewWithdrawal } from "./preview-consequences.ts";

export function bindOrderingRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, orderingApi, {
    createAgreement: (context, { body }) => createAgreement(context, body),
    createGroupedOrders: (context, { body }) => createGroupedOrders(context, body),
    withdrawalPreview: (context, { params, query }) => previewWithdrawal(context, params.id, query),
    changePreview: (context, { params }) => previewChange(context, params.id),
    orderAgain: (context, { params }) => orderAgain(context, params.orderId),
  });
}
