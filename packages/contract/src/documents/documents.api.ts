import * as z from "zod/mini";
import { type EndpointTable, idParam, needsDocuments, permission, sheetMediaTypes } from "../base/index.ts";
import { fileRefusals } from "./documents.codes.ts";
import {
  childrenQuery,
  documentChildren,
  documentFigures,
  documentFile,
  documentList,
  documentListRequest,
  documentFormQuery,
  documentTableRequest,
  newDocumentCount,
  documentsSeenRequest,
  zipRequest,
} from "./documents.schema.ts";

const managers = needsDocuments(permission.documentManager);
/**
 * Document managers can open every document of their sites; document viewers only those about orders that they may see.
 */
const readers = needsDocuments(permission.documentManager, permission.documentViewer);

const params = z.object({ id: idParam });

export const documentsApi = {
  listDocuments: {
    method: "POST",
    readsOnly: true,
    path: "/docuware/documents",
    summary: "Documents of the assigned sites, searched, filtered, sorted, page by page",
    access: managers,
    body: documentListRequest,
    answer: documentList,
    refusals: ["not_found"],
  },
  childrenDocuments: {
    method: "GET",
    path: "/docuware/children-documents",
    summary: "The receipts behind an invoice",
    access: readers,
    query: childrenQuery,
    answer: documentChildren,
    refusals: ["not_found"],
  },
  document: {
    method: "GET",
    path: "/docuware/document/:id",
    summary: "A document as a data URI",
    access: readers,
    params,
    query: documentFormQuery,
    answer: documentFile,
    refusals: fileRefusals,
  },
  documentFile: {
    method: "GET",
    path: "/docuware/document/:id/file",
    summary: "The same as a file, sent piece by piece",
    access: readers,
    params,
    query: documentFormQuery,
    answer: { mediaTypes: ["application/pdf", "application/xml"] },
    refusals: fileRefusals,
  },
  documentFigures: {
    method: "GET",
    path: "/docuware/document/:id/figures",
    summary: "The lines of an invoice, each with its order, receipt and weight",
    access: readers,
    params,
    answer: documentFigures,
    refusals: ["not_found"],
  },
  zipDocuments: {
    method: "POST",
    path: "/docuware/documents/zip",
    summary:
      "Several documents with a list of them, as ZIP; of several types that match, each in a folder of its own",
    access: managers,
    body: zipRequest,
    answer: { mediaTypes: ["application/zip"] },
    refusals: ["not_found", "too_many_documents"],
  },
  downloadDocumentTable: {
    method: "POST",
    path: "/docuware/documents/table",
    summary: "The list of several documents to book from, as a workbook",
    access: managers,
    body: documentTableRequest,
    answer: { mediaTypes: [sheetMediaTypes.xlsx] },
    refusals: ["not_found", "too_many_documents"],
  },
  markDocumentsSeen: {
    method: "POST",
    path: "/docuware/documents/seen",
    summary: "Takes the mark off new documents",
    access: readers,
    body: documentsSeenRequest,
    answer: newDocumentCount,
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
