import { Refusal } from "@kreislauf/contract/base";
import { possibleActions } from "@kreislauf/contract/agreements";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { catalogTexts } from "@kreislauf/contract/catalog";
import type { OrderListQuery } from "@kreislauf/contract/orders";
import { ordersApi, possibleActionsOfOrder } from "@kreislauf/contract/orders";
import type { FastifyInstance } from "fastify";
import type { Context } from "../base/context.ts";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { findLocation } from "../locations/index.ts";
import { answerProposal } from "./answer-proposal.ts";
import { cancelOrder } from "./cancel-order.ts";
import { claimOrder } from "./claim-order.ts";
import { closeClaim } from "./close-claim.ts";
import { completeOrder } from "./complete-order.ts";
import { createOrder } from "./create-order.ts";
import { awaitingFeedback, locationsOrderInfo, proposalsToAnswer, todaysDisposals } from "./dashboard.ts";
import { documentsOfOrder } from "./documents-of-order.ts";
import { editOrder } from "./edit-order.ts";
import { leadTimeInfo } from "./lead-time-info.ts";
import { countExistingOrders } from "./count-existing-orders.ts";
import { listFilterOptions } from "./filter-options.ts";
import { getOrderBasis } from "./order-basis.ts";
import { orderFacts } from "./order-facts.ts";
import { showPhoto, uploadPhoto } from "./order-photos.ts";
import { countByStatus, listPage } from "./order-list.store.ts";
import { getShownOrder, listChanges } from "./orders.store.ts";
import { shownOrder, toOrder } from "./shown-order.ts";

export function bindOrdersRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, ordersApi, {
    createOrder: (context, { body }) => createOrder(context, body),
    editOrder: (context, { params, body }) => editOrder(context, params.orderId, body),
    cancelOrder: (context, { body }) => cancelOrder(context, body),
    completeOrder: (context, { body }) => completeOrder(context, body),
    claimOrder: { handle: (context, { body }) => claimOrder(context, body) },
    uploadClaimPhoto: { handle: (context, { body }) => uploadPhoto(context, body) },
    claimPhoto: (context, { params }) => showPhoto(context, params.orderId, "claim_photo_id"),
    executionPhoto: (context, { params }) => showPhoto(context, params.orderId, "execution_photo_id"),
    answerProposal: (context, { body }) => answerProposal(context, body),
    closeClaim: (context, { body }) => closeClaim(context, body),
    listAllOrders: (context, { query }) => listOrders(context, null, query),
    listOrders: async (context, { params, query }) => {
      if ((await findLocation(context, params.id)) === undefined) throw new Refusal("not_found");
      return await listOrders(context, params.id, query);
    },
    order: (context, { params }) => shownOrder(context, params.orderId),
    orderChangeLog: async (context, { params }) => {
      await getShownOrder(context, params.orderId);
      const rows = await listChanges(context, params.orderId);
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
    orderDocuments: (context, { params }) => documentsOfOrder(context, params.orderId),
    orderContainerActions: async (context, { params }) => {
      const order = await getShownOrder(context, params.orderId);
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
    leadTimeInfo: (context, { body }) => leadTimeInfo(context, body),
    existingOrders: (context, { body }) => countExistingOrders(context, body),
    locationsOrderInfo: (context) => locationsOrderInfo(context),
    todaysDisposals: (context) => todaysDisposals(context),
    awaitingFeedback: (context, { query }) => awaitingFeedback(context, query),
    proposalsToAnswer: (context, { query }) => proposalsToAnswer(context, query),
  });
}

const describeActions = (ids: readonly ContainerActionId[], { language }: Context) =>
  ids.map((id) => ({ id, description: catalogTexts[language].containerAction[id] }));

async function listOrders(context: Context, locationId: number | null, query: OrderListQuery) {
  const { filter, search, status, totalamounts, total } = query;
  const selection = { locationId, filter, search, status };
  const rows = await listPage(context, selection, query, query);
  const orders = rows.map((row) => toOrder(row, context));
  if (!total && !totalamounts) return { orders };
  const amounts = await countByStatus(context, selection);
  const all = Object.values(amounts).reduce((sum, count) => sum + count, 0);
  return {
    orders,
    ...(totalamounts && { orderAmountsByOrderStatus: amounts }),
    total: status === undefined ? all : (amounts[status] ?? 0),
  };
}
