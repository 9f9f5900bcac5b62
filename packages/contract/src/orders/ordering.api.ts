import * as z from "zod/mini";
import {
  date,
  type EndpointTable,
  idParam,
  needs,
  permission,
  integerParam,
  idempotentAtSite,
  maxAmount,
} from "../base/index.ts";
import {
  agreementCreation,
  changePreview,
  createdAgreement,
  createdOrderGroup,
  type CreatedSiteOrders,
  createdSiteOrders,
  groupedOrders,
  reorder,
  siteOrderChecks,
  siteOrders,
  withdrawalPreview,
} from "./ordering.schema.ts";
import { orderingRefusals } from "./orders.codes.ts";
import { expectedApprovals, newOrderRefusals, plannedOrders, waitingOrder } from "./waiting-order.schema.ts";

const readers = needs(permission.agreementManager, permission.orderManager);
const orderers = needs(permission.orderManager);
const managers = needs(permission.agreementManager);

/** The required fields of an order, each with the reason whose message is shown if the field is missing. */
const missingOrderFields = {
  containerActionId: "container_action",
  agreementId: "required_fields",
  amount: "required_fields",
  desiredDate: "required_fields",
} as const;

/**
 * Calls that order a new container, place or check several orders at once, or show the consequences of an order or a
 * change beforehand.
 */
export const orderingApi = {
  createAgreement: {
    method: "POST",
    path: "/agreement/create",
    summary: "Order a new container: makes the agreement (requested) and its placement order",
    access: managers,
    body: agreementCreation,
    answer: createdAgreement,
    waiting: { field: "approvalRequest", answer: waitingOrder },
    status: 201,
    missingFieldReasons: { wasteTypeId: "required_fields", containerTypeId: "required_fields" },
    refusals: [
      "not_found",
      "not_in_catalog",
      ...orderingRefusals,
      "approver_missing",
      "idempotency_mismatch",
    ],
    idempotent: idempotentAtSite,
  },
  createGroupedOrders: {
    method: "POST",
    path: "/order/create-grouped-orders",
    summary:
      "Give several orders of one site together, all or none; a refusal names the member; 202 if somebody must approve them before",
    access: orderers,
    body: groupedOrders,
    answer: createdOrderGroup,
    waiting: { field: "approvalRequest", answer: waitingOrder },
    status: 201,
    missingFieldReasons: missingOrderFields,
    refusals: newOrderRefusals,
    idempotent: idempotentAtSite,
  },
  createSiteOrders: {
    method: "POST",
    path: "/order/create-site-orders",
    summary: "Give orders of several sites; each is placed or refused on its own, and its row says so",
    access: orderers,
    body: siteOrders,
    answer: createdSiteOrders,
    missingFieldReasons: missingOrderFields,
    refusals: ["idempotency_mismatch"],
    idempotent: {
      sitesOf: (_body: never, { rows }: CreatedSiteOrders) =>
        rows.flatMap(({ order }) => (order === null ? [] : [order.serviceLocationId])),
    },
  },
  checkSiteOrders: {
    method: "POST",
    path: "/order/check-site-orders",
    summary: "Judge orders of several sites without placing them",
    access: orderers,
    body: siteOrders,
    answer: siteOrderChecks,
    missingFieldReasons: missingOrderFields,
  },
  expectedApprovals: {
    method: "POST",
    readsOnly: true,
    path: "/order/expected-approvals",
    summary: "Whether somebody would have to approve orders before they are placed, who, and until when",
    access: readers,
    body: plannedOrders,
    answer: expectedApprovals,
    refusals: ["not_found", "not_in_catalog"],
  },
  withdrawalPreview: {
    method: "GET",
    path: "/agreement/:id/withdrawal-preview",
    summary: "Which orders a withdrawal would cancel and which would stay",
    access: readers,
    params: z.object({ id: idParam }),
    query: z.object({ amount: integerParam(1, maxAmount), date }),
    answer: withdrawalPreview,
    refusals: ["not_found", ...orderingRefusals],
  },
  changePreview: {
    method: "GET",
    path: "/agreement/:id/change-preview",
    summary: "Which orders of the cycle a change of the agreement would cancel",
    access: readers,
    params: z.object({ id: idParam }),
    answer: changePreview,
    refusals: ["not_found"],
  },
  reorder: {
    method: "GET",
    path: "/order/:orderId/again",
    summary: "An earlier order as the beginning of a new one, by today's rules",
    access: readers,
    params: z.object({ orderId: idParam }),
    answer: reorder,
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
