import { Refusal } from "@kreislauf/contract/base";
import { type DeskDocumentDetail, deskDocumentsApi, deskDocumentsPageSize } from "@kreislauf/contract/desk";
import { canCorrect } from "@kreislauf/contract/documents";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../../base/http/bind-endpoints.ts";
import type { PublicContext } from "../../base/context.ts";
import { endBatch, getDocumentVersions, readDocumentFile, readEarlierFile } from "../../documents/index.ts";
import {
  findDeskDocument,
  findDocumentRow,
  listDeskDocuments,
  listOpenings,
  listUnopened,
} from "./desk-documents.store.ts";
import { listCompanyChoices } from "../customers/company-choices.store.ts";
import { listSiteChoices } from "../customers/site-choices.store.ts";
import { checkDeskDocuments } from "./check-desk-documents.ts";
import { publishDeskDocument } from "./publish-desk-document.ts";
import { toDeskDocument } from "./to-desk-document.ts";

export function bindDeskDocuments(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, deskDocumentsApi, {
    deskDocuments: async (context, { query }) => {
      const rows = await listDeskDocuments(context, query);
      return {
        documents: rows.slice(0, deskDocumentsPageSize).map(toDeskDocument),
        hasMore: rows.length > deskDocumentsPageSize,
      };
    },
    deskDocument: (context, { params }) => getDeskDocument(context, params.documentId),
    deskDocumentFile: (context, { params, query }) =>
      getDeskDocumentFile(context, params.documentId, query.version),
    deskDocumentRule: ({ config }) => Promise.resolve({ rule: config.DOCUMENT_NAME_RULE }),
    deskDocumentCustomers: async (context, { query }) => ({
      customers: await listCompanyChoices(context, query),
    }),
    deskDocumentSites: async (context, { query }) => ({ sites: await listSiteChoices(context, query) }),
    checkDeskDocuments: (context, { body }) => checkDeskDocuments(context, body.files),
    publishDeskDocument: (context, { body }) => publishDeskDocument(context, body),
    endDeskBatch: (context, { params }) => endBatch(context, params.batchId),
  });
}

async function getDeskDocument(context: Pick<PublicContext, "db">, id: number): Promise<DeskDocumentDetail> {
  const found = await findDeskDocument(context, id);
  if (found === undefined) throw new Refusal("not_found");
  return {
    document: toDeskDocument(found),
    isCorrectable: canCorrect({ hasFigures: found.is_figured }).allowed,
    versions: await getDocumentVersions(context.db, id),
    openings: await listOpenings(context, id),
    unopenedBy: await listUnopened(context, id),
  };
}

/**
 * Reads the PDF of a version, by default the current one, as a data URI. Reading it at the desk is not recorded as an
 * opening of the document.
 */
async function getDeskDocumentFile(
  context: Pick<PublicContext, "db" | "files" | "now">,
  id: number,
  version: number | undefined,
) {
  const document = await findDocumentRow(context, id);
  if (document === undefined) throw new Refusal("not_found");
  const isEarlier = version !== undefined && version !== document.version;
  const { name, mediaType, content } = isEarlier
    ? await readEarlierFile(context, document, version)
    : await readDocumentFile(context, document, "pdf");
  return { fileName: name, file: `data:${mediaType};base64,${content.toString("base64")}` };
}
