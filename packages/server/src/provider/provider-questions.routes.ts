import { providerQuestionsApi } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { FastifyInstance } from "fastify";
import { inTransaction } from "../base/context.ts";
import { storeAttachments } from "../base/files/store-attachments.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { getAnyOrder, lockAnyOrder } from "../orders/index.ts";
import { getAttachment, getMessages, markRead, settleQuestion, writeMessage } from "../questions/index.ts";
import { handleEventAbout } from "./base/handle-event.ts";

const { provider } = systemUser;

export function bindProviderQuestions(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerQuestionsApi, {
    providerMessages: async (context, { params }) =>
      getMessages(context, await getAnyOrder(context, params.orderId), provider),
    writeProviderMessage: {
      handle: async (context, { params: { orderId }, body }) => {
        await getAnyOrder(context, orderId);
        const attachments = await storeAttachments(context, body.attachments);
        return await inTransaction(context, (transaction) =>
          handleEventAbout(
            transaction,
            { call: `message ${orderId}`, subject: `messages of order ${orderId}` },
            body,
            () => lockAnyOrder(transaction, orderId),
            async (order) => {
              await writeMessage(transaction, order, provider, { ...body, attachments });
              return await getMessages(transaction, order, provider);
            },
          ),
        );
      },
    },
    markProviderMessagesRead: async (context, { params, body }) => {
      const order = await getAnyOrder(context, params.orderId);
      await markRead(context, order.id, provider, body.untilId);
      return await getMessages(context, order, provider);
    },
    settleProviderMessages: async (context, { params, body }) => {
      const order = await lockAnyOrder(context, params.orderId);
      await settleQuestion(context, order, { fromProvider: false, lastId: body?.lastId });
      return await getMessages(context, order, provider);
    },
    providerMessageAttachment: async (context, { params }) =>
      getAttachment(context, (await getAnyOrder(context, params.orderId)).id, params.attachmentId),
  });
}
