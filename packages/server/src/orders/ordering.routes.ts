import { orderingApi } from "@kreislauf/contract/orders";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { createAgreement } from "./agreements/create-agreement.ts";
import { checkSiteOrders } from "./ordering/check-site-orders.ts";
import { createGroupedOrders } from "./ordering/create-grouped-orders.ts";
import { createSiteOrders } from "./ordering/create-site-orders.ts";
import { orderAgain } from "./ordering/order-again.ts";
import { previewWithdrawal } from "./ordering/preview-withdrawal.ts";
import { previewChange } from "./agreements/preview-change.ts";

export function bindOrderingRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, orderingApi, {
    createAgreement: (context, { body }) => createAgreement(context, body),
    createGroupedOrders: (context, { body }) => createGroupedOrders(context, body),
    createSiteOrders: (context, { body }) => createSiteOrders(context, body),
    checkSiteOrders: (context, { body }) => checkSiteOrders(context, body),
    withdrawalPreview: (context, { params, query }) => previewWithdrawal(context, params.id, query),
    changePreview: (context, { params }) => previewChange(context, params.id),
    reorder: (context, { params }) => orderAgain(context, params.orderId),
  });
}
