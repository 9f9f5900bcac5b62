import { deskDisputesApi } from "@kreislauf/contract/desk";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { answerDeskDispute, getDeskDisputeAttachment, listDeskDisputes } from "./desk-disputes.ts";

export function bindDeskDisputes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, deskDisputesApi, {
    deskDisputes: (context, { query }) => listDeskDisputes(context, query.state),
    answerDeskDispute: (context, { params, body }) => answerDeskDispute(context, params, body),
    deskDisputeAttachment: (context, { params }) =>
      getDeskDisputeAttachment(context, params.documentId, params.attachmentId),
  });
}
