import { Refusal } from "@kreislauf/contract/base";
import type { DocumentList, DocumentListRequest } from "@kreislauf/contract/documents";
import { countAssigned } from "../locations/index.ts";
import { countByType, countNew, type DocumentSelection, listPage } from "./document-list.store.ts";
import type { Scope } from "./documents.store.ts";
import { toDocument } from "./shown-document.ts";

/** A site that is not assigned does not exist for the person. */
export async function ensureSitesAssigned(
  scope: Scope,
  { serviceLocationIds }: DocumentSelection,
): Promise<void> {
  const ids = [...new Set(serviceLocationIds)];
  if ((await countAssigned(scope, ids)) !== ids.length) throw new Refusal("not_found");
}

export async function listDocuments(scope: Scope, request: DocumentListRequest): Promise<DocumentList> {
  await ensureSitesAssigned(scope, request);
  const rows = await listPage(scope, request, request);
  const amounts = await countByType(scope, request);
  const wanted = request.documentTypes.length > 0 ? request.documentTypes : Object.keys(amounts);
  return {
    documents: rows.map(toDocument),
    totalRecords: [...new Set<string>(wanted)].reduce((sum, type) => sum + (amounts[type] ?? 0), 0),
    ...(request.totalAmounts && { amountsByType: amounts, newDocuments: await countNew(scope) }),
  };
}
