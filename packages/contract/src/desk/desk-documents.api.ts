import * as z from "zod/mini";
import {
  date,
  type EndpointTable,
  id,
  idParam,
  integerParam,
  needsRole,
  searchInput,
  withReason,
} from "../base/index.ts";
import {
  correctionRefusals,
  documentFile,
  documentType,
  fileRefusals,
  maxDocumentBodyBytes,
  maxDocumentVersion,
  publishingRefusals,
} from "../documents/index.ts";
import {
  deskDocument,
  deskDocumentCheck,
  deskDocumentDetail,
  deskDocumentFindings,
  deskDocumentTable,
  deskDocumentTableAnswer,
  deskPublication,
  deskPublicationAnswer,
} from "./desk-documents.schema.ts";
import { maxDeskImportBodyBytes } from "./desk.codes.ts";

const access = needsRole("documents");
const params = z.object({ documentId: idParam });

/** The filters and the page of the document list. `from` and `to` are the first and last document date, included. */
const deskDocumentsQuery = z
  .object({
    search: z._default(searchInput(100), ""),
    type: z.optional(documentType),
    companyId: z.optional(idParam),
    siteId: z.optional(idParam),
    from: z.optional(date),
    to: z.optional(date),
    /** With `yes`, only documents that have an earlier version. */
    corrected: z._default(z.enum(["yes", "all"]), "all"),
    offset: z._default(integerParam(0, 100_000), 0),
  })
  .check(
    z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      path: ["to"],
      ...withReason("date_range"),
    }),
  );
export type DeskDocumentsQuery = z.output<typeof deskDocumentsQuery>;

/** Publishing files as documents, by the same rules as in the provider's interface, and seeing who opened them. */
export const deskDocumentsApi = {
  deskDocuments: {
    method: "GET",
    path: "/desk/v1/documents",
    summary: "Published documents, the newest first, found by number, customer or site",
    access,
    query: deskDocumentsQuery,
    answer: z.object({ documents: z.array(deskDocument), hasMore: z.boolean() }),
  },
  deskDocument: {
    method: "GET",
    path: "/desk/v1/documents/:documentId",
    summary: "One document with its versions, and who opened it",
    access,
    params,
    answer: deskDocumentDetail,
    refusals: ["not_found"],
  },
  deskDocumentFile: {
    method: "GET",
    path: "/desk/v1/documents/:documentId/file",
    summary: "The PDF of a document or of an earlier version",
    access,
    params,
    query: z.object({ version: z.optional(integerParam(1, maxDocumentVersion)) }),
    answer: documentFile,
    refusals: fileRefusals,
  },
  deskDocumentRule: {
    method: "GET",
    path: "/desk/v1/document-names",
    summary: "The rule by which the names of files are read",
    access,
    answer: z.object({ rule: z.string() }),
  },
  deskDocumentCustomers: {
    method: "GET",
    path: "/desk/v1/document-customers",
    summary:
      "The first companies by name or number, or the one with the id, to choose whose document it is or whose are listed",
    access,
    query: z.object({ search: z._default(searchInput(100), ""), companyId: z.optional(idParam) }),
    answer: z.object({
      customers: z.array(z.object({ id, customerNumber: z.string(), name: z.string() })),
    }),
  },
  deskDocumentSites: {
    method: "GET",
    path: "/desk/v1/document-sites",
    summary:
      "The first sites by name, number, address or company, or the one with the id, to list its documents",
    access,
    query: z.object({
      search: z._default(searchInput(100), ""),
      /** Only sites of this company. */
      companyId: z.optional(idParam),
      siteId: z.optional(idParam),
    }),
    answer: z.object({
      sites: z.array(
        z.object({ id, name: z.string(), siteNumber: z.nullable(z.string()), companyName: z.string() }),
      ),
    }),
  },
  checkDeskDocuments: {
    method: "POST",
    path: "/desk/v1/documents/check",
    summary: "Whose documents files are, and what is published under their numbers; nothing is written",
    access,
    body: deskDocumentCheck,
    answer: deskDocumentFindings,
  },
  publishDeskDocument: {
    method: "POST",
    path: "/desk/v1/documents",
    summary: "Publish a file, or a new version of a document; the same file again changes nothing",
    access,
    body: deskPublication,
    answer: deskPublicationAnswer,
    refusals: [...publishingRefusals, ...correctionRefusals, "document_encrypted"],
    maxBodyBytes: maxDocumentBodyBytes,
  },
  endDeskBatch: {
    method: "POST",
    path: "/desk/v1/document-batches/:batchId/end",
    summary: "End a batch: its customers get one notification for all of it",
    access,
    params: z.object({ batchId: z.uuid() }),
    answer: z.object({ documents: z.int(), people: z.int() }),
  },
} as const satisfies EndpointTable;

export const deskDocumentTableApi = {
  readDeskDocumentTable: {
    method: "POST",
    path: "/desk/v1/documents/table",
    summary: "Read figures from a table, to be joined by number; nothing is written",
    access,
    body: deskDocumentTable,
    answer: deskDocumentTableAnswer,
    refusals: ["import_unreadable", "import_too_large"],
    maxBodyBytes: maxDeskImportBodyBytes,
  },
} as const satisfies EndpointTable;
