import { deskMessagesApi } from "@kreislauf/contract/desk";
import type { OrderMessages } from "@kreislauf/contract/questions";
import { systemUser } from "@kreislauf/contract/users";
import type { FastifyInstance } from "fastify";
import { inTransaction, type PublicContext } from "../../base/context.ts";
import { storeAttachments } from "../../base/files/store-attachments.ts";
import { bindEndpoints, type HttpServices } from "../../base/http/bind-endpoints.ts";
import { getAnyOrder, lockAnyOrder, type OrderRow } from "../../orders/index.ts";
import { getAttachment, getMessages, markRead, settleQuestion, writeMessage } from "../../questions/index.ts";
import { listOrderActors, recordOrderAction } from "../../staff/index.ts";

const { provider } = systemUser;

/** Reads an order's messages for dispatch: with the names of staff, whom the customer sees as "dispatch". */
async function getDeskMessages(
  source: Pick<PublicContext, "db">,
  order: Pick<OrderRow, "id" | "site_id">,
): Promise<OrderMessages> {
  const found = await getMessages(source, order, provider);
  const actors = new Map(
    (await listOrderActors(source, order.id)).map(({ occurred_at, name }) => [occurred_at, name]),
  );
  return {
    ...found,
    messages: found.messages.map((message) => ({
      ...message,
      author: (message.fromProvider && actors.get(message.sentOn)) || message.author,
    })),
  };
}

/** Calls the same functions as the provider's API, so the customer sees dispatch as the author. */
export function bindDeskMessages(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, deskMessagesApi, {
    deskMessages: async (context, { params }) =>
      getDeskMessages(context, await getAnyOrder(context, params.orderId)),
    writeDeskMessage: {
      handle: async (context, { params: { orderId }, body }) => {
        await getAnyOrder(context, orderId);
        const attachments = await storeAttachments(context, body.attachments);
        return await inTransaction(context, async (transaction) => {
          const order = await lockAnyOrder(transaction, orderId);
          await writeMessage(transaction, order, provider, { ...body, attachments });
          await recordOrderAction(transaction, "message_written", {
            id: orderId,
            number: order.order_number,
          });
          return await getDeskMessages(transaction, order);
        });
      },
    },
    markDeskMessagesRead: async (context, { params, body }) => {
      const order = await getAnyOrder(context, params.orderId);
      await markRead(context, order.id, provider, body.untilId);
      return await getDeskMessages(context, order);
    },
    settleDeskMessages: async (context, { params, body }) => {
      const order = await lockAnyOrder(context, params.orderId);
      await settleQuestion(context, order, { fromProvider: false, lastId: body.lastId });
      await recordOrderAction(context, "question_settled", { id: order.id, number: order.order_number });
      return await getDeskMessages(context, order);
    },
    deskMessageAttachment: async (context, { params }) =>
      getAttachment(context, (await getAnyOrder(context, params.orderId)).id, params.attachmentId),
  });
}
