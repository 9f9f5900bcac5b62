import * as z from "zod/mini";
import {
  type EndpointTable,
  idParam,
  needs,
  needsDocuments,
  permission,
  idempotentAtSite,
} from "../base/index.ts";
import { containerActionChoices } from "../catalog/index.ts";
import { documentsOfOrder } from "../documents/index.ts";
import {
  awaitingFeedback,
  filterOptions,
  filterOptionsQuery,
  sitesOrderInfo,
  orderList,
  orderListQuery,
  orderPageQuery,
  proposalsToAnswer,
  todaysDisposals,
} from "./order-list.schema.ts";
import {
  existingOrders,
  existingOrdersRequest,
  leadTimeInfo,
  leadTimeRequest,
  orderCreation,
} from "./order-requests.schema.ts";
import { orderActionsApi } from "./order-actions.api.ts";
import { order, orderChangeLog } from "./orders.schema.ts";
import { newOrderRefusals, waitingOrder } from "./waiting-order.schema.ts";

const readers = needs(permission.agreementManager, permission.orderManager);
const writers = needs(permission.orderManager);
const everyone = needs(permission.defaultUser);

const orderParams = z.object({ orderId: idParam });

export const ordersApi = {
  createOrder: {
    method: "POST",
    path: "/order/create",
    summary:
      "Order a disposal, a placement or a withdrawal on an agreement; 202 if somebody must approve it before",
    access: writers,
    body: orderCreation,
    answer: order,
    waiting: { field: "approvalRequest", answer: waitingOrder },
    status: 201,
    missingFieldReasons: {
      containerActionId: "container_action",
      serviceLocationId: "required_fields",
      agreementId: "required_fields",
      amount: "required_fields",
      desiredDate: "required_fields",
    },
    refusals: newOrderRefusals,
    idempotent: idempotentAtSite,
  },
  listAllOrders: {
    method: "GET",
    path: "/service-location/all/orders",
    summary: "Orders of all assigned sites",
    access: readers,
    query: orderListQuery,
    answer: orderList,
  },
  listOrders: {
    method: "GET",
    path: "/service-location/:id/orders",
    summary: "Orders of one site",
    access: readers,
    params: z.object({ id: idParam }),
    query: orderListQuery,
    answer: orderList,
    refusals: ["not_found"],
  },
  filterOptions: {
    method: "GET",
    path: "/order/filter-options",
    summary: "Waste types, actions and agreement types that occur in the orders of a site or of all",
    access: readers,
    query: filterOptionsQuery,
    answer: filterOptions,
    refusals: ["not_found"],
  },
  order: {
    method: "GET",
    path: "/order/:orderId",
    summary: "One order",
    access: readers,
    params: orderParams,
    answer: order,
    refusals: ["not_found"],
  },
  orderChangeLog: {
    method: "GET",
    path: "/order-change-log/:orderId",
    summary: "What happened to an order, newest first",
    access: readers,
    params: orderParams,
    answer: orderChangeLog,
    refusals: ["not_found"],
  },
  orderDocuments: {
    method: "GET",
    path: "/order/:orderId/documents",
    summary: "Documents of an order one may see: receipts, and the invoices that name them",
    access: needsDocuments(permission.documentManager, permission.documentViewer),
    params: orderParams,
    answer: documentsOfOrder,
    refusals: ["forbidden", "not_found"],
  },
  orderContainerActions: {
    method: "GET",
    path: "/order/get-possible-container-actions/:orderId",
    summary: "Actions that an edit of the order can choose",
    access: readers,
    params: orderParams,
    answer: containerActionChoices,
    refusals: ["not_found"],
  },
  ...orderActionsApi,
  leadTimeInfo: {
    method: "POST",
    readsOnly: true,
    path: "/util/lead-time-info",
    summary: "Earliest date and containers on site per day",
    access: readers,
    body: leadTimeRequest,
    answer: leadTimeInfo,
    refusals: ["not_found", "not_in_catalog", "action_not_offered"],
  },
  existingOrders: {
    method: "POST",
    readsOnly: true,
    path: "/util/check-existing-orders-by-date",
    summary: "How many orders an agreement already has on a day",
    access: readers,
    body: existingOrdersRequest,
    answer: existingOrders,
    refusals: ["not_found"],
  },
  sitesOrderInfo: {
    method: "GET",
    path: "/get-locations-order-info",
    summary:
      "Assigned active sites with their place on the map and their open and claimed orders, and sums of all",
    access: everyone,
    answer: sitesOrderInfo,
  },
  todaysDisposals: {
    method: "GET",
    path: "/dashboard/today",
    summary: "Sites with disposals today",
    access: everyone,
    answer: todaysDisposals,
  },
  awaitingFeedback: {
    method: "GET",
    path: "/dashboard/awaiting-feedback",
    summary: "Past orders that wait to be set to done or claimed, the oldest first",
    access: readers,
    query: orderPageQuery,
    answer: awaitingFeedback,
  },
  proposalsToAnswer: {
    method: "GET",
    path: "/dashboard/proposals",
    summary: "Orders for which the provider proposes another date, the one to be answered first in front",
    access: readers,
    query: orderPageQuery,
    answer: proposalsToAnswer,
  },
} as const satisfies EndpointTable;
