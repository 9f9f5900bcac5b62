import { Refusal } from "@kreislauf/contract/base";
import { purchasingApi } from "@kreislauf/contract/purchasing";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { quotePrices } from "./order-price.ts";
import { findSeenAgreement, findSeenOrderPrice } from "./prices.store.ts";

export function bindPurchasingRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, purchasingApi, {
    agreementPrice: async (context, { params: { agreementId }, query }) => {
      if ((await findSeenAgreement(context, agreementId)) === undefined) throw new Refusal("not_found");
      const [price] = await quotePrices(context, [{ agreementId, ...query }]);
      if (price === undefined) throw new Refusal("not_found");
      return price;
    },
    orderPrice: async (context, { params }) => {
      const order = await findSeenOrderPrice(context, params.orderId);
      if (order === undefined) throw new Refusal("not_found");
      return { price: order.price };
    },
  });
}
