import { documentsApi, invoiceRecipientsApi } from "@kreislauf/contract/documents";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { getDocumentListRow, listChildDocuments, listDocumentsCharging } from "./base/documents.store.ts";
import { getDocumentVersions } from "./base/document-versions.store.ts";
import {
  addInvoiceRecipient,
  getInvoiceRecipients,
  removeInvoiceRecipient,
} from "./mailing/manage-recipients.ts";
import { downloadDocumentTable } from "./reading/download-document-table.ts";
import { listDocuments } from "./reading/list-documents.ts";
import { markDocumentsSeen } from "./reading/mark-documents-seen.ts";
import { sendDocument, getDocumentAsDataUri } from "./reading/send-document.ts";
import { getDocumentFigures } from "./reading/get-document-figures.ts";
import { type FindCheckedInvoices, withInvoiceStates } from "./reading/with-invoice-states.ts";
import { toDocumentView } from "./reading/to-document-view.ts";
import { zipDocuments } from "./reading/zip-documents.ts";

export function bindDocumentsRoutes(
  app: FastifyInstance,
  services: HttpServices,
  findCheckedInvoices: FindCheckedInvoices,
): void {
  bindEndpoints(app, services, documentsApi, {
    listDocuments: {
      handle: async (context, { body }) =>
        listDocuments(context, await withInvoiceStates(context, body, findCheckedInvoices)),
    },
    childrenDocuments: async (context, { query: { documentId } }) => {
      const document = await getDocumentListRow(context, documentId);
      return {
        document: toDocumentView(document),
        documents: (await listChildDocuments(context, documentId)).map(toDocumentView),
        invoices: await listDocumentsCharging(context, documentId),
        versions: document.version === 1 ? [] : await getDocumentVersions(context.db, documentId),
      };
    },
    document: (context, { params, query }) => getDocumentAsDataUri(context, params.id, query),
    documentFile: (context, { params, query }) => sendDocument(context, params.id, query),
    documentFigures: (context, { params }) => getDocumentFigures(context, params.id),
    // The next two handlers run without a transaction, which would stay open while the file is sent.
    zipDocuments: {
      handle: async (context, { body }) =>
        zipDocuments(context, await withInvoiceStates(context, body, findCheckedInvoices)),
    },
    downloadDocumentTable: {
      handle: async (context, { body }) =>
        downloadDocumentTable(context, await withInvoiceStates(context, body, findCheckedInvoices)),
    },
    markDocumentsSeen: async (context, { body }) =>
      markDocumentsSeen(context, await withInvoiceStates(context, body, findCheckedInvoices)),
  });
  bindEndpoints(app, services, invoiceRecipientsApi, {
    invoiceRecipients: (context) => getInvoiceRecipients(context),
    addInvoiceRecipient: (context, { body }) => addInvoiceRecipient(context, body),
    removeInvoiceRecipient: (context, { params }) => removeInvoiceRecipient(context, params.id),
  });
}
