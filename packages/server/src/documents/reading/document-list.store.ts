import type { DocumentListRequest, DocumentSortKey } from "@kreislauf/contract/documents";
import { sql, type Expression } from "kysely";
import type { PermittedScope } from "../../base/context.ts";
import { sortKey } from "../../base/database/sort-key.ts";
import { selectDocumentListRows, type DocumentListRow, visibleDocuments } from "../base/documents.store.ts";

/** The filters of a list, besides what the person may see. */
export type DocumentSelection = Pick<
  DocumentListRequest,
  "serviceLocationIds" | "startDate" | "endDate" | "filter" | "documentTypes"
>;

export type DocumentPage = Pick<DocumentListRequest, "limit" | "offset" | "orderBy" | "sortOrder">;

/** The sort keys of a list; ties are broken by the newest document. */
const sortColumns: Readonly<Record<DocumentSortKey, Expression<unknown>>> = {
  monthOfServiceDate: sql.ref("documents.month_of_service"),
  date: sql.ref("documents.date"),
  number: sql`documents.number collate "C"`,
  netAmount: sql.ref("documents.net_cents"),
  type: sql`documents.type collate "C"`,
};

/** The page is found by an index alone, then its few rows are read. */
export function listDocumentPage(
  scope: PermittedScope,
  selection: DocumentSelection,
  { limit, offset, orderBy, sortOrder }: DocumentPage,
): Promise<DocumentListRow[]> {
  const page = selectDocuments(scope, selection)
    .select(["documents.id", sql`${sortColumns[orderBy]}`.as("sorted_by")])
    .orderBy("sorted_by", (order) =>
      sortOrder === "asc" ? order.asc().nullsFirst() : order.desc().nullsLast(),
    )
    .orderBy("documents.id", sortOrder)
    .limit(limit)
    .offset(offset)
    .as("page");
  return selectDocumentListRows(scope, page)
    .orderBy(sql`page.sorted_by`, (order) =>
      sortOrder === "asc" ? order.asc().nullsFirst() : order.desc().nullsLast(),
    )
    .orderBy("page.id", sortOrder)
    .execute();
}

/** The number of documents of each type that match the filters other than the type. */
export async function countDocumentsByType(
  scope: PermittedScope,
  { documentTypes: _types, ...selection }: DocumentSelection,
): Promise<Record<string, number>> {
  const rows = await selectDocuments(scope, { ...selection, documentTypes: [] })
    .select(["documents.type", (select) => select.fn.countAll<number>().as("count")])
    .groupBy("documents.type")
    .execute();
  return Object.fromEntries(rows.map((row) => [row.type, row.count]));
}

export async function countUnseenDocuments(scope: PermittedScope): Promise<number> {
  const { count } = await visibleDocuments(scope)
    .innerJoin("unseen_documents", "unseen_documents.document_id", "documents.id")
    .where("unseen_documents.user_id", "=", scope.actor.userId)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export function selectDocuments(scope: PermittedScope, selection: DocumentSelection) {
  const { serviceLocationIds, startDate, endDate, filter, documentTypes } = selection;
  let narrow = visibleDocuments(scope);
  if (serviceLocationIds.length > 0)
    narrow = narrow.where("documents.site_id", "in", [...serviceLocationIds]);
  if (documentTypes.length > 0) narrow = narrow.where("documents.type", "in", [...documentTypes]);
  if (startDate) narrow = narrow.where("documents.month_of_service", ">=", `${startDate}-01`);
  if (endDate) narrow = narrow.where("documents.month_of_service", "<=", `${endDate}-01`);
  if (filter === "") return narrow;
  // Wildcards in the text are escaped.
  const folded = sortKey(filter).replaceAll(/[\\%_]/g, String.raw`\$&`);
  return narrow.where("documents.search_numbers", "like", `%${folded}%`);
}
