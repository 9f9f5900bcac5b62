import { type OrderHandover, providerDisposersApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import type { WriteContext } from "../base/context.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { getHandedOverOrder, handOverOrder, takeBackOrder } from "../disposers/index.ts";
import { lockAnyOrder, type OrderRow } from "../orders/index.ts";
import { type EventContext, handleEventAbout, type ProviderEvent } from "./base/handle-event.ts";

/**
 * Makes a handler for handovers of an order. An event is refused as too late only if a later handover event of the
 * order was handled already; other events about the order do not count.
 */
const onDisposer =
  <Wish extends ProviderEvent>(
    name: string,
    verb: (work: WriteContext, order: OrderRow, wish: Wish) => Promise<void>,
  ) =>
  (
    context: EventContext,
    { params: { orderId }, body }: { readonly params: { readonly orderId: number }; readonly body: Wish },
  ) =>
    handleEventAbout(
      context,
      { call: `${name} ${orderId}`, subject: `disposer of order ${orderId}` },
      body,
      () => lockAnyOrder(context, orderId),
      async (order) => {
        await verb(context, order, body);
        return await getHandedOverOrder(context, orderId);
      },
    );

export function bindProviderDisposers(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerDisposersApi, {
    orderDisposer: (context, { params }) => getHandedOverOrder(context, params.orderId),
    handOverOrder: onDisposer<OrderHandover>("hand-over", handOverOrder),
    takeBackOrder: onDisposer("take-back", takeBackOrder),
  });
}
