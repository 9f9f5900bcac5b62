import { Refusal } from "@kreislauf/contract/base";
import type { DocumentList, DocumentListRequest } from "@kreislauf/contract/documents";
import { countAssignedSites } from "../../sites/index.ts";
import {
  countDocumentsByType,
  countUnseenDocuments,
  type DocumentSelection,
  hasReportedPayments,
  type InvoiceStates,
  listDocumentPage,
} from "./document-list.store.ts";
import type { PermittedScope } from "../../base/context.ts";
import { toDocumentView } from "./to-document-view.ts";

/** Refuses with 404 if a site of the filter is not assigned to the person. */
export async function ensureSitesAssigned(
  scope: PermittedScope,
  { serviceLocationIds }: DocumentSelection,
): Promise<void> {
  const ids = [...new Set(serviceLocationIds)];
  if ((await countAssignedSites(scope, ids)) !== ids.length) throw new Refusal("not_found");
}

export async function listDocuments(
  scope: PermittedScope,
  request: DocumentListRequest & InvoiceStates,
): Promise<DocumentList> {
  await ensureSitesAssigned(scope, request);
  const rows = await listDocumentPage(scope, request, request);
  const totals = await countDocumentsByType(scope, request);
  const isWanted = (type: string) =>
    request.documentTypes.length === 0 || request.documentTypes.some((each) => each === type);
  const wanted = [...totals].filter(([type]) => isWanted(type)).map(([, each]) => each);
  const sums = wanted.flatMap(({ netSum }) => netSum ?? []);
  const add = (all: number, each: number) => all + each;
  return {
    documents: rows.map(toDocumentView),
    totalRecords: wanted.map(({ count }) => count).reduce(add, 0),
    ...(request.totalAmounts && {
      amountsByType: Object.fromEntries([...totals].map(([type, { count }]) => [type, count])),
      netSum: sums.length === 0 ? null : sums.reduce(add, 0),
      newDocuments: await countUnseenDocuments(scope, request),
      hasPayments: await hasReportedPayments(scope),
    }),
  };
}
