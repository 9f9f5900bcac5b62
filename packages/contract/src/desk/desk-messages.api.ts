import * as z from "zod/mini";
import { type EndpointTable, idParam, maxAttachmentsBodyBytes, needsRole } from "../base/index.ts";
import {
  lastMessageId,
  messageFields,
  messageRefusals,
  messagesRead,
  orderMessages,
} from "../questions/index.ts";
import { sketchFile } from "../sites/index.ts";

const access = needsRole("dispatch", "claims");
const params = z.object({ orderId: idParam });

/** What customer and dispatch write to each other on an order. */
export const deskMessagesApi = {
  deskMessages: {
    method: "GET",
    path: "/desk/v1/orders/:orderId/messages",
    summary: "What was written on an order, the oldest first",
    access,
    params,
    answer: orderMessages,
    refusals: ["not_found"],
  },
  writeDeskMessage: {
    method: "POST",
    path: "/desk/v1/orders/:orderId/messages",
    summary: "Write to the customer on an order, with photos and PDFs",
    access,
    params,
    body: z.strictObject({ ...messageFields, lastId: lastMessageId }),
    answer: orderMessages,
    refusals: [...messageRefusals, "messages_changed"],
    maxBodyBytes: maxAttachmentsBodyBytes,
  },
  markDeskMessagesRead: {
    method: "POST",
    path: "/desk/v1/orders/:orderId/messages/read",
    summary: "Mark what the customer wrote as read, up to a message",
    access,
    params,
    body: messagesRead,
    answer: orderMessages,
    refusals: ["not_found"],
  },
  settleDeskMessages: {
    method: "POST",
    path: "/desk/v1/orders/:orderId/messages/settle",
    summary: "Say that the last message of the customer needs no answer",
    access,
    params,
    body: z.strictObject({ lastId: lastMessageId }),
    answer: orderMessages,
    refusals: ["not_found", "messages_changed"],
  },
  deskMessageAttachment: {
    method: "GET",
    path: "/desk/v1/orders/:orderId/messages/attachment/:attachmentId",
    summary: "A photo or PDF of a message",
    access,
    params: z.object({ orderId: idParam, attachmentId: idParam }),
    answer: sketchFile,
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
