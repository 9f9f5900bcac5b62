import { invoicesApi } from "@kreislauf/contract/invoices";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { getDocumentListRow } from "../documents/index.ts";
import { storeAttachments } from "../base/files/store-attachments.ts";
import { getDisputeAttachment, getInvoiceCheck } from "./get-invoice-check.ts";
import { acceptLines, disputeLine, withdrawDispute } from "./review-lines.ts";

export function bindInvoicesRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, invoicesApi, {
    invoiceCheck: (context, { params }) => getInvoiceCheck(context, params.documentId),
    acceptInvoiceLines: (context, { params, body }) => acceptLines(context, params.documentId, body),
    disputeInvoiceLine: {
      prepare: async (context, { params: { documentId, position }, body }) => {
        await getDocumentListRow(context, documentId);
        const files = await storeAttachments(context, body.attachments);
        return (transaction) => disputeLine(transaction, documentId, position, body, files);
      },
    },
    withdrawInvoiceDispute: (context, { params, body }) =>
      withdrawDispute(context, params.documentId, params.position, body.version),
    disputeAttachment: (context, { params }) =>
      getDisputeAttachment(context, params.documentId, params.attachmentId),
  });
}
