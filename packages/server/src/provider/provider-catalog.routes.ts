import { providerCatalogApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { saveContainerType, saveOffer, saveWasteType } from "../catalog/index.ts";
import { takeEventAbout } from "./take-event.ts";

/** An entry of the catalog has no row to lock before it exists; the entry itself is overwritten in one statement. */
const nothingToLock = () => Promise.resolve();

export function bindProviderCatalog(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerCatalogApi, {
    saveWasteType: (context, { body }) => {
      const subject = `waste type ${body.wasteTypeId}`;
      return takeEventAbout(context, { call: subject, subject }, body, nothingToLock, () =>
        saveWasteType(context, body),
      );
    },
    saveContainerType: (context, { body }) => {
      const subject = `container type ${body.containerTypeId}`;
      return takeEventAbout(context, { call: subject, subject }, body, nothingToLock, () =>
        saveContainerType(context, body),
      );
    },
    saveOffer: (context, { body }) => {
      const subject = `offer ${body.wasteTypeId} ${body.containerTypeId} ${body.agreementTypeId}`;
      return takeEventAbout(context, { call: subject, subject }, body, nothingToLock, () =>
        saveOffer(context, body),
      );
    },
  });
}
