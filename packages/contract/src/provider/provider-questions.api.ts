import * as z from "zod/mini";
import { type EndpointTable, idParam, maxAttachmentsBodyBytes } from "../base/index.ts";
import {
  messageRefusals,
  messagesRead,
  messagesSettling,
  newMessage,
  orderMessages,
} from "../questions/index.ts";
import { sketchFile } from "../sites/index.ts";
import { eventRefusals, type ProviderScope } from "./provider.codes.ts";
import { eventFields } from "./provider.schema.ts";

const scope = (name: ProviderScope) => ({ scope: name }) as const;
const params = z.object({ orderId: idParam });

export const providerMessage = z.strictObject({ ...eventFields, ...newMessage.shape });

/** The messages on an order, as dispatch reads and answers them. */
export const providerQuestionsApi = {
  providerMessages: {
    method: "GET",
    path: "/provider/v1/order/:orderId/messages",
    summary: "What was written on an order, the oldest first",
    access: scope("orders:read"),
    params,
    answer: orderMessages,
    refusals: ["not_found"],
  },
  writeProviderMessage: {
    method: "POST",
    path: "/provider/v1/order/:orderId/messages",
    summary: "Write to the customer on an order, with photos and PDFs",
    access: scope("orders:write"),
    params,
    body: providerMessage,
    answer: orderMessages,
    status: 201,
    refusals: [...eventRefusals, ...messageRefusals, "messages_changed"],
    maxBodyBytes: maxAttachmentsBodyBytes,
  },
  markProviderMessagesRead: {
    method: "POST",
    path: "/provider/v1/order/:orderId/messages/read",
    summary: "Mark what the customer wrote as read, up to a message",
    access: scope("orders:write"),
    params,
    body: messagesRead,
    answer: orderMessages,
    refusals: ["not_found"],
  },
  settleProviderMessages: {
    method: "POST",
    path: "/provider/v1/order/:orderId/messages/settle",
    summary: "Say that the last message of the customer needs no answer",
    access: scope("orders:write"),
    params,
    body: messagesSettling,
    answer: orderMessages,
    refusals: ["not_found", "messages_changed"],
  },
  providerMessageAttachment: {
    method: "GET",
    path: "/provider/v1/order/:orderId/messages/attachment/:attachmentId",
    summary: "A photo or PDF of a message",
    access: scope("orders:read"),
    params: z.object({ orderId: idParam, attachmentId: idParam }),
    answer: sketchFile,
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
