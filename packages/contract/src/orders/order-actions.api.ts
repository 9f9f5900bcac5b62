import * as z from "zod/mini";
import { type EndpointTable, type ErrorCode, idParam, needs, permission } from "../base/index.ts";
import {
  batchOutcome,
  claimClosing,
  orderCancellation,
  orderClaim,
  orderCompletion,
  orderEdit,
  ordersCancellation,
  ordersCompletion,
  photoUpload,
  proposalReply,
  uploadedPhoto,
} from "./order-requests.schema.ts";
import { maxPhotoBodyBytes, orderActionRefusals, photoRefusals, proposalRefusals } from "./orders.codes.ts";
import { order, orderPicture } from "./orders.schema.ts";
import { orderEditRefusals } from "./waiting-order.schema.ts";

const readers = needs(permission.agreementManager, permission.orderManager);
const writers = needs(permission.orderManager);

const orderParams = z.object({ orderId: idParam });

/** Error codes with which every action on an order can be refused. */
const transition: readonly ErrorCode[] = ["not_found", ...orderActionRefusals, "order_changed"];

export const orderActionsApi = {
  editOrder: {
    method: "PATCH",
    path: "/order/edit/:orderId",
    summary: "Change an open order",
    access: writers,
    params: orderParams,
    body: orderEdit,
    answer: order,
    refusals: [...transition, ...orderEditRefusals],
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
  completeOrders: {
    method: "POST",
    path: "/orders/complete",
    summary: "Set several past orders to done, each by its own rules; an order that is done counts as done",
    access: writers,
    body: ordersCompletion,
    answer: batchOutcome,
  },
  cancelOrders: {
    method: "POST",
    path: "/orders/cancel",
    summary:
      "Cancel several open orders, each by its own rules; an order that is cancelled counts as cancelled",
    access: writers,
    body: ordersCancellation,
    answer: batchOutcome,
  },
  claimOrder: {
    method: "POST",
    path: "/order/claim",
    summary: "Claim a past order",
    access: writers,
    body: orderClaim,
    answer: order,
    refusals: [...transition, ...photoRefusals],
    maxBodyBytes: maxPhotoBodyBytes,
  },
  uploadClaimPhoto: {
    method: "POST",
    path: "/order/claim-photo",
    summary: "Upload a photo (JPEG, PNG, WebP, HEIC; at most 10 MB) that a claim names by its id",
    access: writers,
    body: photoUpload,
    answer: uploadedPhoto,
    status: 201,
    refusals: [...photoRefusals, "too_many_uploads"],
    maxBodyBytes: maxPhotoBodyBytes,
  },
  claimPhoto: {
    method: "GET",
    path: "/order/:orderId/claim-photo",
    summary: "The photo of an order's claim, as data URI",
    access: readers,
    params: orderParams,
    answer: orderPicture,
    refusals: ["not_found"],
  },
  executionPhoto: {
    method: "GET",
    path: "/order/:orderId/execution-photo",
    summary: "The photo that the disposer took when carrying the order out, as data URI",
    access: readers,
    params: orderParams,
    answer: orderPicture,
    refusals: ["not_found"],
  },
  answerProposal: {
    method: "POST",
    path: "/order/answer-proposal",
    summary: "Accept another date that the provider proposes, keep the desired one, or ask for a third",
    access: writers,
    body: proposalReply,
    answer: order,
    refusals: [...transition, ...proposalRefusals, ...orderEditRefusals, "reference_refused"],
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
} as const satisfies EndpointTable;
