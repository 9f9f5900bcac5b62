import { documentsApi } from "@kreislauf/contract/documents";
import type { FastifyInstance } from "fastify";
import type { HttpServices } from "../base/http.ts";
import { bindEndpoints } from "../base/http.ts";
import { getShownDocument, listChildren } from "./documents.store.ts";
import { listDocuments } from "./list-documents.ts";
import { markSeen } from "./mark-seen.ts";
import { sendDocument, showDocument } from "./open-document.ts";
import { showFigures } from "./show-figures.ts";
import { toDocument } from "./shown-document.ts";
import { zipDocuments } from "./zip-documents.ts";

export function bindDocumentsRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, documentsApi, {
    listDocuments: { handle: (context, { body }) => listDocuments(context, body) },
    childrenDocuments: async (context, { query }) => ({
      document: toDocument(await getShownDocument(context, query.documentId)),
      documents: (await listChildren(context, query.documentId)).map(toDocument),
    }),
    document: (context, { params, query }) => showDocument(context, params.id, query.form),
    documentFile: (context, { params, query }) => sendDocument(context, params.id, query.form),
    documentFigures: (context, { params }) => showFigures(context, params.id),
    // No transaction: it would last as long as the file is sent.
    zipDocuments: { handle: (context, { body }) => zipDocuments(context, body) },
    markDocumentsSeen: (context, { body }) => markSeen(context, body),
  });
}
