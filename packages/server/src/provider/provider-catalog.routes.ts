import { providerCatalogApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { saveContainerType, saveOffer, saveWasteType } from "../catalog/index.ts";
import { handleEventAbout } from "./base/handle-event.ts";

/** A catalog entry is not locked: it may be new, and one statement inserts or updates its row. */
const nothingToLock = () => Promise.resolve();

export function bindProviderCatalog(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerCatalogApi, {
    saveWasteType: (context, { body }) => {
      const subject = `waste type ${body.wasteTypeId}`;
      return handleEventAbout(context, { call: subject, subject }, body, nothingToLock, () =>
        saveWasteType(context, body),
      );
    },
    saveContainerType: (context, { body }) => {
      const subject = `container type ${body.containerTypeId}`;
      return handleEventAbout(context, { call: subject, subject }, body, nothingToLock, () =>
        saveContainerType(context, body),
      );
    },
    saveOffer: (context, { body }) => {
      const subject = `offer ${body.wasteTypeId} ${body.containerTypeId} ${body.agreementTypeId}`;
      return handleEventAbout(context, { call: subject, subject }, body, nothingToLock, () =>
        saveOffer(context, body),
      );
    },
  });
}
