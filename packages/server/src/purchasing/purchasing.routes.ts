import { Refusal } from "@kreislauf/contract/base";
import { noPrice, purchasingApi, referencesApi } from "@kreislauf/contract/purchasing";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import {
  changeReference,
  changeReferenceRules,
  changeSiteReferences,
  createReference,
  getOrderReferences,
  getReferenceLists,
} from "./manage-references.ts";
import { changePriceReaders, seesPrices } from "./price-readers.ts";
import { quotePrices } from "./order-price.ts";
import { findSeenAgreement, findSeenOrderPrice } from "./prices.store.ts";

export function bindPurchasingRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, purchasingApi, {
    agreementPrice: async (context, { params: { agreementId }, query }) => {
      if ((await findSeenAgreement(context, agreementId)) === undefined) throw new Refusal("not_found");
      if (!(await seesPrices(context))) return noPrice;
      const [price] = await quotePrices(context, [{ agreementId, ...query }]);
      if (price === undefined) throw new Refusal("not_found");
      return price;
    },
    orderPrice: async (context, { params }) => {
      const order = await findSeenOrderPrice(context, params.orderId);
      if (order === undefined) throw new Refusal("not_found");
      return { price: order.price !== null && (await seesPrices(context)) ? order.price : null };
    },
  });
  bindEndpoints(app, services, referencesApi, {
    orderReferences: (context, { params }) => getOrderReferences(context, params.siteId),
    referenceLists: (context) => getReferenceLists(context),
    changeReferenceRules: (context, { body }) => changeReferenceRules(context, body),
    changePriceReaders: async (context, { body }) => {
      await changePriceReaders(context, body);
      return await getReferenceLists(context);
    },
    createReference: (context, { body }) => createReference(context, body),
    changeReference: (context, { params, body }) => changeReference(context, params.id, body),
    changeSiteReferences: (context, { params, body }) => changeSiteReferences(context, params.siteId, body),
  });
}
