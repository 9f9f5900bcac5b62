import * as z from "zod/mini";
import { type EndpointTable, idParam, needsDocuments, permission } from "../base/index.ts";
import { invoiceRecipients, newInvoiceRecipient } from "./invoice-recipients.schema.ts";

const access = needsDocuments(permission.documentManager);

export const invoiceRecipientsApi = {
  invoiceRecipients: {
    method: "GET",
    path: "/documents/invoice-recipients",
    summary: "Addresses that get invoices by mail: those of the assigned sites and of the whole company",
    access,
    answer: invoiceRecipients,
    refusals: [],
  },
  addInvoiceRecipient: {
    method: "POST",
    path: "/documents/invoice-recipients",
    summary: "Send invoices of a site, or of the whole company, to an address from now on",
    access,
    needsRecentIdentityProof: true,
    body: newInvoiceRecipient,
    answer: invoiceRecipients,
    refusals: [
      "not_found",
      "invoice_recipient_exists",
      "invoice_recipients_full",
      "invoice_recipient_all_sites",
    ],
  },
  removeInvoiceRecipient: {
    method: "DELETE",
    path: "/documents/invoice-recipients/:id",
    summary: "Send nothing to an address any more, also nothing that still waits",
    access,
    needsRecentIdentityProof: true,
    params: z.object({ id: idParam }),
    answer: invoiceRecipients,
    refusals: ["not_found", "invoice_recipient_all_sites"],
  },
} as const satisfies EndpointTable;
