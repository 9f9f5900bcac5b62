import type { BerlinDate } from "@kreislauf/contract/base";
import type {
  DocumentListRequest,
  DocumentSortKey,
  DocumentType,
  PaymentFilter,
} from "@kreislauf/contract/documents";
import type { SiteSet } from "@kreislauf/contract/sites";
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { PermittedScope } from "../../base/context.ts";
import { searchWords, wordPatterns } from "../../base/database/search-words.ts";
import { assignedSiteIds, isInSiteSet, siteIdsMatching } from "../../sites/index.ts";
import {
  isSuperseded,
  selectDocumentListRows,
  type DocumentListRow,
  visibleDocuments,
} from "../base/documents.store.ts";

/** The filters of a list, in addition to what the person may see. */
export type DocumentSelection = SiteSet &
  Pick<
    DocumentListRequest,
    "serviceLocationIds" | "startDate" | "endDate" | "filter" | "documentTypes" | "amongIds"
  > & {
    /** Ids of the wanted invoices; documents of other types are not filtered by it. */
    readonly checkedIds?: readonly number[] | undefined;
    /** The wanted payment state of invoices, as of `today`; documents of other types are not filtered by it. */
    readonly payment?: { readonly state: PaymentFilter; readonly today: BerlinDate } | undefined;
  };

/** The filters by state, after the states of a request have been looked up. */
export type InvoiceStates = Pick<DocumentSelection, "checkedIds" | "payment">;

export type DocumentPage = Pick<DocumentListRequest, "limit" | "offset" | "orderBy" | "sortOrder">;

/** The columns by which a list is sorted; rows with equal values are sorted by id in the same direction. */
const sortColumns: Readonly<Record<DocumentSortKey, Expression<unknown>>> = {
  monthOfServiceDate: sql.ref("documents.month_of_service"),
  date: sql.ref("documents.date"),
  number: sql`documents.number collate "C"`,
  netAmount: sql.ref("documents.net_cents"),
  type: sql`documents.type collate "C"`,
};

/** Reads a page of documents: an index alone finds the page, then its few rows are read. */
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

interface TypeTotals {
  readonly count: number;
  /** In cents; null if no document of the type has an amount. */
  readonly netSum: number | null;
}

/** For each type, how many documents match all filters except the type, and the sum of their net amounts. */
export async function countDocumentsByType(
  scope: PermittedScope,
  { documentTypes: _types, ...selection }: DocumentSelection,
): Promise<ReadonlyMap<string, TypeTotals>> {
  const rows = await selectDocuments(scope, { ...selection, documentTypes: [] })
    .select((select) => [
      "documents.type",
      select.fn.countAll<number>().as("count"),
      // The sum of cents is exact in a double, because a document has at most ten million euros.
      sql<number | null>`sum(documents.net_cents)::float8`.as("netSum"),
    ])
    .groupBy("documents.type")
    .execute();
  return new Map(rows.map(({ type, ...totals }) => [type, totals]));
}

/** How many documents that are unread for the person match all filters except the type. */
export async function countUnseenDocuments(
  scope: PermittedScope,
  selection: DocumentSelection,
): Promise<number> {
  const { count } = await selectDocuments(scope, { ...selection, documentTypes: [] })
    .innerJoin("unseen_documents", "unseen_documents.document_id", "documents.id")
    .where("unseen_documents.user_id", "=", scope.actor.userId)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the provider's bookkeeping has reported on any document of the person's sites, paid or not. */
export async function hasReportedPayments(scope: PermittedScope): Promise<boolean> {
  const reported = await scope.db
    .selectFrom("document_accounts")
    .where("company_id", "=", scope.actor.companyId)
    .where(sql<SqlBool>`site_id in ${assignedSiteIds(scope)}`)
    .select("document_id")
    .limit(1)
    .executeTakeFirst();
  return reported !== undefined;
}

export function selectDocuments(scope: PermittedScope, selection: DocumentSelection) {
  const { serviceLocationIds, startDate, endDate, filter, documentTypes, amongIds } = selection;
  const { checkedIds, payment } = selection;
  let narrow = visibleDocuments(scope).where(isInSiteSet(scope, "documents.site_id", selection));
  if (serviceLocationIds.length > 0)
    narrow = narrow.where("documents.site_id", "in", [...serviceLocationIds]);
  if (documentTypes.length > 0) narrow = narrow.where("documents.type", "in", [...documentTypes]);
  if (amongIds.length > 0) narrow = narrow.where("documents.id", "in", [...amongIds]);
  if (checkedIds !== undefined)
    narrow = narrow.where(ofInvoices(sql`documents.id = any (${[...checkedIds]}::integer[])`, documentTypes));
  if (payment !== undefined) narrow = narrow.where(ofInvoices(hasPayment(scope, payment), documentTypes));
  if (startDate) narrow = narrow.where("documents.month_of_service", ">=", `${startDate}-01`);
  if (endDate) narrow = narrow.where("documents.month_of_service", "<=", `${endDate}-01`);
  for (const word of searchWords(filter)) narrow = narrow.where(matches(word, scope.actor.companyId));
  return narrow;
}

/**
 * Limits invoices by a condition. If only invoices are listed, the condition alone finds them, and the company's other
 * documents need not be read.
 */
function ofInvoices(condition: RawBuilder<unknown>, types: readonly DocumentType[]) {
  const areInvoices = types.length > 0 && types.every((type) => type === "invoice");
  return areInvoices
    ? sql<SqlBool>`${condition}`
    : sql<SqlBool>`(documents.type <> 'invoice' or ${condition})`;
}

/**
 * The condition for a payment state. It holds only for documents that are not superseded and whose payment is known.
 */
function hasPayment(
  { actor }: PermittedScope,
  { state, today }: NonNullable<DocumentSelection["payment"]>,
): RawBuilder<unknown> {
  const left = sql`(account.gross_cents - account.paid_cents) * sign(account.gross_cents)`;
  const isOpen = sql`account.gross_cents <> account.paid_cents and ${left} > 0`;
  // If figures were published after the bookkeeping's report, only they contain the due date.
  const dueOn = sql`coalesce(account.due_on, (select (invoiced.invoice ->> 'dueDate')::date
    from documents invoiced where invoiced.id = account.document_id))`;
  const isWanted = {
    open: isOpen,
    overdue: sql`${isOpen} and ${dueOn} < ${today}::date`,
    paid: sql`${left} <= 0`,
  };
  // The subquery names no row of the list, so that it is run once and not for each document. `offset 0` makes
  // PostgreSQL look up corrections for these few accounts instead of reading those of all companies.
  return sql`documents.id in (select account.document_id from document_accounts account
    cross join lateral (select ${isSuperseded("account.document_id")} as is_superseded offset 0) corrections
    where account.company_id = ${actor.companyId} and ${isWanted[state]} and not corrections.is_superseded)`;
}

/** Whether the word is in a number of the document or in something of its site, such as its current name. */
const matches = (word: string, companyId: number) =>
  sql<SqlBool>`(documents.search_numbers like ${wordPatterns(word).folded}
    or documents.site_id in (${siteIdsMatching(companyId, word)}))`;
