import type { DueRange, StatementSelection } from "@kreislauf/contract/accounting";
import { sql, type SqlBool } from "kysely";
import type { Scope } from "../base/context.ts";
import { visibleDocuments } from "../documents/index.ts";
import { isInSiteSet } from "../sites/index.ts";

type SiteSelection = Pick<StatementSelection, "serviceLocationId" | "filter">;

const documentsAt = (scope: Scope, { serviceLocationId, filter }: SiteSelection) =>
  visibleDocuments(scope)
    .where(isInSiteSet(scope, "documents.site_id", filter))
    .$if(serviceLocationId !== "all", (query) =>
      query.where("documents.site_id", "=", serviceLocationId as number),
    );

const openDocuments = (scope: Scope, selection: SiteSelection) =>
  documentsAt(scope, selection)
    .innerJoin("document_accounts", "document_accounts.document_id", "documents.id")
    .where("document_accounts.company_id", "=", scope.actor.companyId)
    .whereRef("document_accounts.gross_cents", "<>", "document_accounts.paid_cents");

/** The open amounts by due date; the date is null for documents without one. */
export const sumOpenAmounts = (scope: Scope, selection: SiteSelection) =>
  openDocuments(scope, selection)
    .select([
      "document_accounts.due_on",
      sql<number>`sum(gross_cents - paid_cents)::float8`.as("open_cents"),
      (select) => select.fn.countAll<number>().as("documents"),
    ])
    .groupBy("document_accounts.due_on")
    .execute();

/** The number of valid invoices and corrections about which the provider's bookkeeping has reported nothing. */
export async function countUnreported(scope: Scope, selection: SiteSelection): Promise<number> {
  const { count } = await documentsAt(scope, selection)
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("documents.type", "<>", "service_receipt")
    .where(
      sql<SqlBool>`not exists (select from document_accounts where document_accounts.document_id = documents.id)`,
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** The open documents, sorted by due date and then by number; those without a due date come last. */
export const listOpenDocuments = (
  scope: Scope,
  selection: SiteSelection,
  { due, limit, offset = 0 }: { due: DueRange; limit: number; offset?: number },
) =>
  openDocuments(scope, selection)
    .innerJoin("sites", "sites.id", "documents.site_id")
    .select(["documents.id", "documents.type", "documents.number", "documents.date"])
    .select(["document_accounts.gross_cents", "document_accounts.paid_cents", "document_accounts.due_on"])
    .select(["sites.id as site_id", "sites.alias", "sites.city"])
    .where(
      sql<SqlBool>`(due_on between coalesce(${due.from}::date, '-infinity') and coalesce(${due.to}::date, 'infinity')
        or (due_on is null and ${due.withoutDay}))`,
    )
    .orderBy("document_accounts.due_on", (order) => order.asc().nullsLast())
    .orderBy(sql`documents.number collate "C"`)
    .orderBy("documents.id")
    .limit(limit)
    .offset(offset)
    .execute();

export type OpenDocumentRow = Awaited<ReturnType<typeof listOpenDocuments>>[number];
