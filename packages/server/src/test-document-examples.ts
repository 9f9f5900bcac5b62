import type { documentsApi } from "@kreislauf/contract/documents";
import type { TestCompany } from "./test-company.ts";
import { createTestDocument } from "./test-document.ts";
import type { TestPortal, TestRequest } from "./test-portal.ts";

/** Calls whose body may be empty. */
export const callsThatNeedNothing: ReadonlySet<string> = new Set(["listDocuments", "zipDocuments"]);

type Example = (company: TestCompany) => Promise<Pick<TestRequest, "path" | "body">>;

/** A call of every kind about documents that a document manager succeeds with. */
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
    markDocumentsSeen: onDocument((id) => ({
      path: "/docuware/documents/seen",
      body: { documentIds: [id] },
    })),
  };
}
