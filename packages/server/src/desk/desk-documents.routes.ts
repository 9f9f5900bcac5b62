import { deskDocumentsApi, deskDocumentsPageSize } from "@kreislauf/contract/desk";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { endBatch } from "../documents/index.ts";
import { listDeskDocuments, listDocumentCustomers } from "./desk-documents.store.ts";
import { checkDeskDocuments } from "./check-desk-documents.ts";
import { publishDeskDocument } from "./publish-desk-document.ts";
import { getDeskDocument, getDeskDocumentFile } from "./read-desk-document.ts";

export function bindDeskDocuments(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, deskDocumentsApi, {
    deskDocuments: async (context, { query }) => {
      const rows = await listDeskDocuments(context, query);
      return {
        documents: rows.slice(0, deskDocumentsPageSize),
        hasMore: rows.length > deskDocumentsPageSize,
      };
    },
    deskDocument: (context, { params }) => getDeskDocument(context, params.documentId),
    deskDocumentFile: (context, { params, query }) =>
      getDeskDocumentFile(context, params.documentId, query.version),
    deskDocumentRule: ({ config }) => Promise.resolve({ rule: config.DOCUMENT_NAME_RULE }),
    deskDocumentCustomers: async (context, { query }) => ({
      customers: await listDocumentCustomers(context, query.search),
    }),
    checkDeskDocuments: (context, { body }) => checkDeskDocuments(context, body.files),
    publishDeskDocument: (context, { body }) => publishDeskDocument(context, body),
    endDeskBatch: (context, { params }) => endBatch(context, params.batchId),
  });
}
