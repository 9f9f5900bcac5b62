import * as z from "zod/mini";
import type { EndpointTable } from "../base/index.ts";
import { disputeAnswer, lineParams, providerInvoiceLine } from "../invoices/index.ts";
import { eventRefusals, type ProviderScope } from "./provider.codes.ts";
import { eventFields } from "./provider.schema.ts";

const scope = (name: ProviderScope) => ({ scope: name }) as const;

export const disputeAnswerEvent = z.strictObject({ ...eventFields, ...disputeAnswer });

/** The provider's answers to invoice lines that customers dispute. */
export const providerInvoicesApi = {
  answerInvoiceDispute: {
    method: "POST",
    path: "/provider/v1/invoice/:documentId/line/:position/answer",
    summary: "Credit a disputed line of an invoice, or say why not; a credit note is published before",
    access: scope("documents:write"),
    params: lineParams,
    body: disputeAnswerEvent,
    answer: providerInvoiceLine,
    refusals: [...eventRefusals, "invoice_line_decided"],
  },
} as const satisfies EndpointTable;
