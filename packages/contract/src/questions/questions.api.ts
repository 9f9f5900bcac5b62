import * as z from "zod/mini";
import {
  attachmentRefusals,
  type EndpointTable,
  type ErrorCode,
  idParam,
  maxAttachmentsBodyBytes,
  needs,
  permission,
} from "../base/index.ts";
import { sketchFile } from "../sites/index.ts";
import {
  messagesRead,
  messagesSettling,
  newMessage,
  orderMessages,
  questionsToAnswer,
  questionsToAnswerQuery,
} from "./questions.schema.ts";

const access = needs(permission.orderManager, permission.agreementManager);
const params = z.object({ orderId: idParam });

export const messageRefusals = ["not_found", ...attachmentRefusals] as const satisfies readonly ErrorCode[];

/** What customer and dispatch write to each other on an order. */
export const questionsApi = {
  orderMessages: {
    method: "GET",
    path: "/order/:orderId/messages",
    summary: "What was written on an order, the oldest first",
    access,
    params,
    answer: orderMessages,
    refusals: ["not_found"],
  },
  writeMessage: {
    method: "POST",
    path: "/order/:orderId/messages",
    summary: "Write to dispatch on an order, with photos and PDFs",
    access,
    params,
    body: newMessage,
    answer: orderMessages,
    status: 201,
    refusals: [...messageRefusals, "messages_changed"],
    idempotent: {
      sitesOf: (_body: unknown, { serviceLocationId }: { readonly serviceLocationId: number }) => [
        serviceLocationId,
      ],
    },
    maxBodyBytes: maxAttachmentsBodyBytes,
  },
  markMessagesRead: {
    method: "POST",
    path: "/order/:orderId/messages/read",
    summary: "Mark what dispatch wrote as read, up to a message",
    access,
    params,
    body: messagesRead,
    answer: orderMessages,
    refusals: ["not_found"],
  },
  settleMessages: {
    method: "POST",
    path: "/order/:orderId/messages/settle",
    summary: "Say that the last message of dispatch needs no answer",
    access,
    params,
    body: messagesSettling,
    answer: orderMessages,
    refusals: ["not_found", "messages_changed"],
  },
  messageAttachment: {
    method: "GET",
    path: "/order/:orderId/messages/attachment/:attachmentId",
    summary: "A photo or PDF of a message",
    access,
    params: z.object({ orderId: idParam, attachmentId: idParam }),
    answer: sketchFile,
    refusals: ["not_found"],
  },
  questionsToAnswer: {
    method: "GET",
    path: "/dashboard/questions",
    summary: "Messages of dispatch that wait for an answer",
    access,
    query: questionsToAnswerQuery,
    answer: questionsToAnswer,
  },
} as const satisfies EndpointTable;
