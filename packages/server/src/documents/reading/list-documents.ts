import { Refusal } from "@kreislauf/contract/base";
import type { DocumentList, DocumentListRequest } from "@kreislauf/contract/documents";
import { countAssignedSites } from "../../sites/index.ts";
import {
  countDocumentsByType,
  countUnseenDocuments,
  type DocumentSelection,
  listDocumentPage,
} from "./document-list.store.ts";
import type { PermittedScope } from "../../base/context.ts";
import { toDocumentView } from "./to-document-view.ts";

/** A site that is not assigned does not exist for the person. */
export async function ensureSitesAssigned(
  scope: PermittedScope,
  { serviceLocationIds }: DocumentSelection,
): Promise<void> {
  const ids = [...new Set(serviceLocationIds)];
  if ((await countAssignedSites(scope, ids)) !== ids.length) throw new Refusal("not_found");
}

export async function listDocuments(
  scope: PermittedScope,
  request: DocumentListRequest,
): Promise<DocumentList> {
  await ensureSitesAssigned(scope, request);
  const rows = await listDocumentPage(scope, request, request);
  const amounts = await countDocumentsByType(scope, request);
  const wanted = request.documentTypes.length > 0 ? request.documentTypes : Object.keys(amounts);
  return {
    documents: rows.map(toDocumentView),
    totalRecords: [...new Set<string>(wanted)].reduce((sum, type) => sum + (amounts[type] ?? 0), 0),
    ...(request.totalAmounts && {
      amountsByType: amounts,
      newDocuments: await countUnseenDocuments(scope, request),
    }),
  };
}
