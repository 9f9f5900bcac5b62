import type { documentsApi } from "@kreislauf/contract/documents";
import type { TestCompany } from "../factories/company.ts";
import { createTestDocument } from "../factories/document.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";

/** Calls that accept an empty body. */
export const callsWithOptionalBody: ReadonlySet<string> = new Set([
  "listDocuments",
  "zipDocuments",
  "downloadDocumentTable",
  "zipBookings",
]);

type Example = (company: TestCompany) => Promise<Pick<TestRequest, "path" | "body">>;

/** An example call of every endpoint about documents that succeeds for a document manager. */
export function documentExamples(
  portal: () => TestPortal,
): Readonly<Record<keyof typeof documentsApi, Example>> {
  const onDocument =
    (call: (id: number) => Pick<TestRequest, "path" | "body">): Example =>
    async (company) =>
      call((await createTestDocument(portal(), company)).id);
  return {
    listDocuments: async () => ({ path: "/docuware/documents", body: {} }),
    childrenDocuments: onDocument((id) => ({ path: `/docuware/children-documents?documentId=${id}` })),
    document: onDocument((id) => ({ path: `/docuware/document/${id}` })),
    documentFile: onDocument((id) => ({ path: `/docuware/document/${id}/file` })),
    documentFigures: onDocument((id) => ({ path: `/docuware/document/${id}/figures` })),
    zipDocuments: onDocument((id) => ({ path: "/docuware/documents/zip", body: { documentIds: [id] } })),
    downloadDocumentTable: onDocument((id) => ({
      path: "/docuware/documents/table",
      body: { documentIds: [id] },
    })),
    markDocumentsSeen: onDocument((id) => ({
      path: "/docuware/documents/seen",
      body: { documentIds: [id] },
    })),
  };
}
