import { Refusal } from "@kreislauf/contract/base";
import { providerInvoicesApi } from "@kreislauf/contract/provider";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { answerDispute, lockLine } from "../invoices/index.ts";
import { handleEventAbout } from "./base/handle-event.ts";

export function bindProviderInvoices(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerInvoicesApi, {
    answerInvoiceDispute: (context, { params: { documentId, position }, body }) => {
      const subject = `invoice line ${documentId} ${position}`;
      const lock = async () => {
        const line = await lockLine(context, documentId, position);
        if (line === undefined) throw new Refusal("not_found");
        return line;
      };
      return handleEventAbout(context, { call: subject, subject }, body, lock, (line) =>
        answerDispute(context, line, body),
      );
    },
  });
}
