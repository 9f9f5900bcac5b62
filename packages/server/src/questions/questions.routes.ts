import { questionsApi } from "@kreislauf/contract/questions";
import type { FastifyInstance } from "fastify";
import { storeAttachments } from "../base/files/store-attachments.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { getOrderListRow, lockOrder } from "../orders/index.ts";
import { getAttachment } from "./get-attachment.ts";
import { getMessages } from "./get-messages.ts";
import { countToAnswer, listToAnswer, markRead } from "./messages.store.ts";
import { settleQuestion } from "./settle-question.ts";
import { writeMessage } from "./write-message.ts";

export function bindQuestionsRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, questionsApi, {
    orderMessages: async (context, { params }) =>
      getMessages(context, await getOrderListRow(context, params.orderId), context.actor.userId),
    writeMessage: {
      prepare: async (context, { params, body }) => {
        await getOrderListRow(context, params.orderId);
        const attachments = await storeAttachments(context, body.attachments);
        return async (transaction) => {
          const order = await lockOrder(transaction, params.orderId);
          await writeMessage(transaction, order, context.actor.userId, { ...body, attachments });
          return await getMessages(transaction, order, context.actor.userId);
        };
      },
    },
    markMessagesRead: async (context, { params, body }) => {
      const order = await getOrderListRow(context, params.orderId);
      await markRead(context, order.id, context.actor.userId, body.untilId);
      return await getMessages(context, order, context.actor.userId);
    },
    settleMessages: async (context, { params, body }) => {
      const order = await lockOrder(context, params.orderId);
      await settleQuestion(context, order, { fromProvider: true, lastId: body?.lastId });
      return await getMessages(context, order, context.actor.userId);
    },
    messageAttachment: async (context, { params }) => {
      const { id } = await getOrderListRow(context, params.orderId);
      return await getAttachment(context, id, params.attachmentId);
    },
    questionsToAnswer: async (context, { query }) => ({
      total: await countToAnswer(context),
      questions: (await listToAnswer(context, query.amount)).map((row) => ({
        orderId: row.order_id,
        orderNumber: String(row.order_number),
        wasteType: row.waste,
        site: `${row.alias}, ${row.city}`,
        text: row.text,
        sentOn: row.sent_at,
      })),
    }),
  });
}
