import { providerAccountingApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import { reportPayments } from "../accounting/index.ts";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { handleEvent } from "./base/handle-event.ts";

export function bindProviderAccounting(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerAccountingApi, {
    reportPayments: (context, { body }) =>
      handleEvent(context, "payments", body, async () => {
        const documents = await reportPayments(context, body.documents, body.occurredAt);
        return { subject: `payments of document ${documents[0]?.id}`, answer: { documents } };
      }),
  });
}
