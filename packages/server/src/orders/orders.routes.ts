import { possibleActions } from "@kreislauf/contract/agreements";
import { catalogTexts, type ContainerActionId } from "@kreislauf/contract/catalog";
import { ordersApi, possibleActionsOfOrder } from "@kreislauf/contract/orders";
import type { FastifyInstance } from "fastify";
import type { Context } from "../base/context.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import { answerProposal } from "./actions/answer-proposal.ts";
import { cancelOrder } from "./actions/cancel-order.ts";
import { cancelOrders } from "./actions/cancel-orders.ts";
import { claimOrder } from "./actions/claim-order.ts";
import { closeClaim } from "./actions/close-claim.ts";
import { completeOrder } from "./actions/complete-order.ts";
import { completeOrders } from "./actions/complete-orders.ts";
import { requestOrder } from "./ordering/create-order.ts";
import { getSitesOrderInfo } from "./reading/get-sites-order-info.ts";
import { listOrdersAwaitingFeedback } from "./reading/list-orders-awaiting-feedback.ts";
import { listProposalsToAnswer } from "./reading/list-proposals-to-answer.ts";
import { listTodaysDisposals } from "./reading/list-todays-disposals.ts";
import { listOrderDocuments } from "./reading/list-order-documents.ts";
import { editOrder } from "./actions/edit-order.ts";
import type { ApprovalGate, ApprovalGuard } from "./base/approval-gate.ts";
import { getLeadTimeInfo } from "./ordering/get-lead-time-info.ts";
import { findExistingOrders } from "./ordering/find-existing-orders.ts";
import { listFilterOptions } from "./reading/list-filter-options.ts";
import { getOrderBasis } from "./base/order-basis.store.ts";
import { orderFacts } from "./base/order-facts.ts";
import { getOrderPhoto, uploadPhoto } from "./photos/order-photos.ts";
import { listOrders } from "./reading/list-orders.ts";
import { getOrderListRow, listOrderLog } from "./base/orders.store.ts";
import { getOrderView } from "./base/to-order-view.ts";

export function bindOrdersRoutes(
  app: FastifyInstance,
  services: HttpServices,
  gate: ApprovalGate,
  guard: ApprovalGuard,
): void {
  bindEndpoints(app, services, ordersApi, {
    createOrder: (context, { body }) => requestOrder(context, body, gate),
    editOrder: (context, { params, body }) => editOrder(context, params.orderId, body, { guard }),
    cancelOrder: { handle: (context, { body }) => cancelOrder(context, body) },
    completeOrder: { handle: (context, { body }) => completeOrder(context, body) },
    completeOrders: { handle: (context, { body }) => completeOrders(context, body) },
    cancelOrders: { handle: (context, { body }) => cancelOrders(context, body) },
    claimOrder: { handle: (context, { body }) => claimOrder(context, body) },
    uploadClaimPhoto: { handle: (context, { body }) => uploadPhoto(context, body) },
    claimPhoto: (context, { params }) => getOrderPhoto(context, params.orderId, "claim_photo_id"),
    executionPhoto: (context, { params }) => getOrderPhoto(context, params.orderId, "execution_photo_id"),
    answerProposal: (context, { body }) => answerProposal(context, body),
    closeClaim: { handle: (context, { body }) => closeClaim(context, body) },
    listAllOrders: (context, { query }) => listOrders(context, null, query),
    listOrders: async (context, { params, query }) => {
      await ensureSiteAssigned(context, params.id);
      return await listOrders(context, params.id, query);
    },
    order: (context, { params }) => getOrderView(context, params.orderId),
    orderChangeLog: async (context, { params }) => {
      await getOrderListRow(context, params.orderId);
      const rows = await listOrderLog(context, params.orderId);
      return {
        entries: rows.map((row) => ({
          id: row.id,
          changedOn: row.changed_on,
          changedBy: { id: row.changed_by, name: row.changed_by_name },
          change: row.change,
          old: row.old,
          new: row.new,
        })),
      };
    },
    orderDocuments: (context, { params }) => listOrderDocuments(context, params.orderId),
    orderContainerActions: async (context, { params }) => {
      const order = await getOrderListRow(context, params.orderId);
      const basis = await getOrderBasis(context, order.agreement_id);
      const offered = possibleActions(
        { status: basis.status, containersOnSite: basis.stock, unit: basis.terms.unit },
        basis.offeredActions,
      );
      const editable = {
        ...orderFacts(order),
        amount: order.amount,
        taskCreationGroup: order.task_creation_group,
        emptyingContainer: basis.terms.emptyingContainer,
      };
      return { containerActions: describeActions(possibleActionsOfOrder(editable, offered), context) };
    },
    filterOptions: (context, { query }) => listFilterOptions(context, query.serviceLocationId),
    leadTimeInfo: (context, { body }) => getLeadTimeInfo(context, body),
    existingOrders: (context, { body }) => findExistingOrders(context, body),
    sitesOrderInfo: (context) => getSitesOrderInfo(context),
    todaysDisposals: (context) => listTodaysDisposals(context),
    awaitingFeedback: (context, { query }) => listOrdersAwaitingFeedback(context, query),
    proposalsToAnswer: (context, { query }) => listProposalsToAnswer(context, query),
  });
}

const describeActions = (ids: readonly ContainerActionId[], { language }: Context) =>
  ids.map((id) => ({ id, description: catalogTexts[language].containerAction[id] }));
