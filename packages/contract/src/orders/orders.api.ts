import * as z from "zod/mini";
import { type EndpointTable, type ErrorCode, idText, needs, permission } from "../base/index.ts";
import { containerActionChoices } from "../catalog/index.ts";
import {
  awaitingFeedback,
  filterOptions,
  filterOptionsQuery,
  orderList,
  orderListQuery,
  orderPageQuery,
  todaysDisposals,
} from "./order-list.schema.ts";
import {
  claimClosing,
  existingOrders,
  existingOrdersRequest,
  leadTimeInfo,
  leadTimeRequest,
  orderCancellation,
  orderClaim,
  orderCompletion,
  orderCreation,
  orderEdit,
} from "./order-verbs.schema.ts";
import { editRefusals, orderActionRefusals, orderingRefusals } from "./orders.codes.ts";
import { order, orderChangeLog } from "./orders.schema.ts";

const readers = needs(permission.agreementManager, permission.orderManager);
const writers = needs(permission.orderManager);
const everyone = needs(permission.defaultUser);

const orderParams = z.object({ orderId: idText });

/** What every transition can be refused for. */
const transition: readonly ErrorCode[] = ["not_found", ...orderActionRefusals, "order_changed"];

export const ordersApi = {
  createOrder: {
    method: "POST",
    path: "/order/create",
    summary: "Order a disposal, a placement or a withdrawal on an agreement",
    access: writers,
    body: orderCreation,
    answer: order,
    status: 201,
    refusals: ["not_found", ...orderingRefusals, "idempotency_mismatch"],
    idempotent: true,
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
    params: z.object({ id: idText }),
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
  orderContainerActions: {
    method: "GET",
    path: "/order/get-possible-container-actions/:orderId",
    summary: "Actions that an edit of the order can choose",
    access: readers,
    params: orderParams,
    answer: containerActionChoices,
    refusals: ["not_found"],
  },
  editOrder: {
    method: "PATCH",
    path: "/order/edit/:orderId",
    summary: "Change an open order",
    access: writers,
    params: orderParams,
    body: orderEdit,
    answer: order,
    refusals: [...transition, ...editRefusals, ...orderingRefusals],
  },
  cancelOrder: {
    method: "POST",
    path: "/order/cancel",
    summary: "Cancel an open order before its day",
    access: writers,
    body: orderCancellation,
    answer: order,
    refusals: transition,
  },
  completeOrder: {
    method: "POST",
    path: "/order/complete",
    summary: "Set a past order to done, finally",
    access: writers,
    body: orderCompletion,
    answer: order,
    refusals: transition,
  },
  claimOrder: {
    method: "POST",
    path: "/order/claim",
    summary: "Claim a past order",
    access: writers,
    body: orderClaim,
    answer: order,
    refusals: transition,
  },
  closeClaim: {
    method: "POST",
    path: "/order/close-claim",
    summary: "Close a claim with the reason that decides the status afterwards",
    access: writers,
    body: claimClosing,
    answer: order,
    refusals: transition,
  },
  leadTimeInfo: {
    method: "POST",
    path: "/util/lead-time-info",
    summary: "Earliest date and containers on site per day",
    access: readers,
    body: leadTimeRequest,
    answer: leadTimeInfo,
    refusals: ["not_found", "action_not_offered"],
  },
  existingOrders: {
    method: "POST",
    path: "/util/check-existing-orders-by-date",
    summary: "How many orders an agreement already has on a day",
    access: readers,
    body: existingOrdersRequest,
    answer: existingOrders,
    refusals: ["not_found"],
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
} as const satisfies EndpointTable;
