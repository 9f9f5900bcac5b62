import { orderingApi } from "@kreislauf/contract/orders";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { requestAgreement } from "./agreements/create-agreement.ts";
import type { ApprovalForecast, ApprovalGate } from "./base/approval-gate.ts";
import { checkSiteOrders } from "./ordering/check-site-orders.ts";
import { requestGroupedOrders } from "./ordering/create-grouped-orders.ts";
import { createSiteOrders } from "./ordering/create-site-orders.ts";
import { predictApprovals } from "./ordering/predict-approvals.ts";
import { orderAgain } from "./ordering/order-again.ts";
import { previewWithdrawal } from "./ordering/preview-withdrawal.ts";
import { previewChange } from "./agreements/preview-change.ts";

export function bindOrderingRoutes(
  app: FastifyInstance,
  services: HttpServices,
  gate: ApprovalGate,
  forecast: ApprovalForecast,
): void {
  bindEndpoints(app, services, orderingApi, {
    createAgreement: (context, { body }) => requestAgreement(context, body, gate),
    createGroupedOrders: (context, { body }) => requestGroupedOrders(context, body, gate),
    createSiteOrders: (context, { body }) => createSiteOrders(context, body, gate),
    checkSiteOrders: (context, { body }) => checkSiteOrders(context, body, forecast),
    expectedApprovals: (context, { body }) => predictApprovals(context, body, forecast),
    withdrawalPreview: (context, { params, query }) => previewWithdrawal(context, params.id, query),
    changePreview: (context, { params }) => previewChange(context, params.id),
    reorder: (context, { params }) => orderAgain(context, params.orderId),
  });
}
