import * as z from "zod/mini";
import { type EndpointTable, idParam, needsDocuments, permission } from "../base/index.ts";
import { messageRefusals } from "../questions/index.ts";
import { sketchFile } from "../sites/index.ts";
import { maxDisputeBodyBytes } from "./invoices.codes.ts";
import { acceptedLines, invoiceCheck, lineParams, newDispute, withdrawnDispute } from "./invoices.schema.ts";

const access = needsDocuments(permission.documentManager);
const decisions = ["not_found", "invoice_line_changed", "invoice_line_decided"] as const;

/** Comparing invoices line by line with orders, receipts and prices, and disputing lines. */
export const invoicesApi = {
  invoiceCheck: {
    method: "GET",
    path: "/invoice/:documentId/check",
    summary: "The lines of an invoice beside order, weight and agreed price, with what differs",
    access,
    params: z.object({ documentId: idParam }),
    answer: invoiceCheck,
    refusals: ["not_found"],
  },
  acceptInvoiceLines: {
    method: "POST",
    path: "/invoice/:documentId/accept",
    summary: "Accept lines of an invoice, all or none",
    access,
    params: z.object({ documentId: idParam }),
    body: acceptedLines,
    answer: invoiceCheck,
    refusals: decisions,
  },
  disputeInvoiceLine: {
    method: "POST",
    path: "/invoice/:documentId/line/:position/dispute",
    summary: "Dispute a line of an invoice with a reason, photos and PDFs",
    access,
    params: lineParams,
    body: newDispute,
    answer: invoiceCheck,
    refusals: [...decisions, ...messageRefusals],
    idempotent: {
      sitesOf: (_body: unknown, { serviceLocationId }: { readonly serviceLocationId: number }) => [
        serviceLocationId,
      ],
    },
    maxBodyBytes: maxDisputeBodyBytes,
  },
  withdrawInvoiceDispute: {
    method: "POST",
    path: "/invoice/:documentId/line/:position/withdraw",
    summary: "Withdraw the dispute of a line",
    access,
    params: lineParams,
    body: withdrawnDispute,
    answer: invoiceCheck,
    refusals: decisions,
  },
  disputeAttachment: {
    method: "GET",
    path: "/invoice/:documentId/attachment/:attachmentId",
    summary: "A photo or PDF of a dispute",
    access,
    params: z.object({ documentId: idParam, attachmentId: idParam }),
    answer: sketchFile,
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
