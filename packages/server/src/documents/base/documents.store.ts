import { permission, Refusal } from "@kreislauf/contract/base";
import { supersedingTypes } from "@kreislauf/contract/documents";
import { sql, type AliasedExpression, type Expression, type SqlBool } from "kysely";
import type { PermittedScope, Scope } from "../../base/context.ts";
import { assignedSiteIds } from "../../sites/index.ts";

/** Documents at the person's assigned sites; `is true` makes the planner use the company's index. */
export const visibleDocuments = (scope: Scope) =>
  scope.db
    .selectFrom("documents")
    .where("documents.company_id", "=", scope.actor.companyId)
    .where(sql<SqlBool>`(documents.site_id in ${assignedSiteIds(scope)}) is true`);

/** SQL condition: a later document cancels or replaces the one whose id is in this column. */
export const isSuperseded = (column: string) =>
  sql<boolean>`exists (select from documents later where later.corrects_id = ${sql.ref(column)}
    and later.type = any (${[...supersedingTypes]}::text[]))`;

interface NumbersBehind {
  readonly count: number;
  /** The number, if there is exactly one; else null. */
  readonly only: string | null;
}

/** The orders of a document: the order that it names or, without one, the orders of its receipts and lines. */
const ordersBehind = sql<NumbersBehind>`(
  select count(*)::integer as count, case when count(*) = 1 then min(number) end as only from (
    select orders.order_number::text as number from orders where orders.id = documents.order_id
    union
    select orders.order_number::text from document_children
    join documents receipts on receipts.id = document_children.child_id
    join orders on orders.id = receipts.order_id
    where documents.order_id is null and document_children.parent_id = documents.id
    union
    select line ->> 'orderNumber' from jsonb_array_elements(documents.invoice -> 'lines') as line
    where documents.order_id is null and line ->> 'orderNumber' is not null
  ) numbers)`;

/** The receipts of a document: the one it names or, without one, its linked receipts and those named in its lines. */
const receiptsBehind = sql<NumbersBehind>`(
  select count(*)::integer as count, case when count(*) = 1 then min(number) end as only from (
    select documents.service_receipt_number as number where documents.service_receipt_number is not null
    union
    select receipts.number from document_children
    join documents receipts on receipts.id = document_children.child_id
    where documents.service_receipt_number is null and document_children.parent_id = documents.id
    union
    select line ->> 'serviceReceiptNumber' from jsonb_array_elements(documents.invoice -> 'lines') as line
    where documents.service_receipt_number is null and line ->> 'serviceReceiptNumber' is not null
  ) numbers)`;

/** Cost centres of a document: each line's own, else that of the document, else that of its order. */
const costCentresBehind = sql<NumbersBehind>`(
  select count(*)::integer as count, case when count(*) = 1 then min(number) end as only from (
    select distinct coalesce(line ->> 'costCentre', documents.invoice ->> 'costCentre',
      documents.receipt ->> 'costCentre',
      (select nullif(orders.cost_centre, '') from orders where orders.id = documents.order_id)) as number
    from (values (documents.invoice -> 'lines')) as figures (lines)
    left join jsonb_array_elements(figures.lines) as line on true
  ) named where number is not null)`;

/** Gross cents with the sign of the published net amount, as in `figuresWithSignOf`; null without figures. */
export const grossOfFigures = sql<number | null>`case
  when (documents.invoice ->> 'netAmount')::bigint * documents.net_cents < 0
    then -(documents.invoice ->> 'grossAmount')::integer
  else (documents.invoice ->> 'grossAmount')::integer
end`;

/** The due date in an invoice's figures; null for other types and without figures. */
export const dueDateOfFigures = (table: "documents" | "corrected") =>
  sql<
    string | null
  >`case when ${sql.ref(`${table}.type`)} = 'invoice' then ${sql.ref(`${table}.invoice`)} ->> 'dueDate' end`;

/** The order number in a text; null for another text, such as a number of another system. */
const orderNumberOf = (text: Expression<unknown>) =>
  sql<number>`case when ${text} ~ '^\\d{1,9}$' then ${text}::integer end`;

/**
 * Selects what lists show of the documents of a page; other tables are joined only for the page's ids. With
 * `linksAcrossSites` the result also names a correction at another site of the company, which a customer may not see.
 */
export const selectDocumentFacts = (
  { db }: Pick<Scope, "db">,
  page: AliasedExpression<{ id: number }, "page">,
  { linksAcrossSites = false } = {},
) =>
  db
    .selectFrom(page)
    .innerJoin("documents", "documents.id", "page.id")
    .innerJoinLateral(ordersBehind.as("orders_behind"), (join) => join.onTrue())
    .innerJoinLateral(receiptsBehind.as("receipts_behind"), (join) => join.onTrue())
    .innerJoinLateral(costCentresBehind.as("cost_centres_behind"), (join) => join.onTrue())
    .leftJoin("orders", (join) =>
      join
        .onRef("orders.company_id", "=", "documents.company_id")
        .on("orders.order_number", "=", orderNumberOf(sql.ref("orders_behind.only"))),
    )
    .leftJoin("documents as corrected", (join) =>
      join
        .onRef("corrected.id", "=", "documents.corrects_id")
        .onRef("corrected.site_id", "=", "documents.site_id"),
    )
    .leftJoin("document_accounts", "document_accounts.document_id", "documents.id")
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("documents as later")
          .select(["later.id", "later.number"])
          .whereRef("later.corrects_id", "=", "documents.id")
          .$if(!linksAcrossSites, (query) => query.whereRef("later.site_id", "=", "documents.site_id"))
          .where("later.type", "in", [...supersedingTypes])
          .orderBy("later.id", "desc")
          .limit(1)
          .as("superseding"),
      (join) => join.onTrue(),
    )
    .select([
      "documents.id",
      "documents.type",
      "documents.number",
      "documents.date",
      "documents.month_of_service",
      "documents.net_cents",
      "documents.currency",
      "documents.site_id",
      "documents.version",
      sql<number | null>`coalesce(${grossOfFigures}, document_accounts.gross_cents)`.as("gross_cents"),
      sql<
        string | null
      >`coalesce(case when documents.type = 'invoice' then document_accounts.due_on::text end,
        ${dueDateOfFigures("documents")})`.as("due_date"),
      "document_accounts.gross_cents as account_gross_cents",
      "document_accounts.paid_cents",
      sql<string | null>`(select min(review.answer_by)::text from invoice_line_reviews review
        where review.document_id = documents.id and review.state = 'disputed'
          and not ${isSuperseded("documents.id")})`.as("disputed_until"),
      isSuperseded("documents.id").as("is_superseded"),
      sql<string | null>`coalesce(documents.invoice ->> 'purchaseOrderNumber',
        nullif(orders.customer_order_number, ''))`.as("customer_order_number"),
      "cost_centres_behind.only as cost_centre",
      "cost_centres_behind.count as cost_centre_count",
      "orders.id as order_id",
      "orders_behind.only as order_number",
      "orders_behind.count as order_count",
      "receipts_behind.only as receipt_number",
      "receipts_behind.count as receipt_count",
      "corrected.id as corrected_id",
      "corrected.number as corrected_number",
      "superseding.id as superseding_id",
      "superseding.number as superseding_number",
      sql<boolean>`documents.invoice is not null`.as("has_figures"),
      sql<boolean>`exists (select from document_children where parent_id = documents.id)`.as("has_children"),
    ]);

/** Selects the documents of a page as the portal's lists show them to the person. */
export const selectDocumentListRows = (scope: Scope, page: AliasedExpression<{ id: number }, "page">) =>
  selectDocumentFacts(scope, page).select(
    sql<boolean>`exists (select from unseen_documents where document_id = documents.id
      and user_id = ${scope.actor.userId})`.as("is_new"),
  );

export type DocumentListRow = Awaited<
  ReturnType<ReturnType<typeof selectDocumentListRows>["executeTakeFirstOrThrow"]>
>;

/**
 * SQL condition for the documents that viewers may see: they refer to an order at the person's sites (themselves,
 * through receipts or in a line), or correct a document that does, which may be a correction itself.
 */
const isAboutOrder = (scope: Scope) => sql<SqlBool>`exists (
  select from documents named
  join lateral (
    select named.order_id as id union all
    select receipts.order_id from document_children
    join documents receipts on receipts.id = document_children.child_id
    where document_children.parent_id = named.id union all
    select orders.id from invoice_lines join orders on orders.company_id = invoice_lines.company_id
      and orders.order_number = ${orderNumberOf(sql.ref("invoice_lines.order_number"))}
    where invoice_lines.document_id = named.id) referenced on true
  join orders on orders.id = referenced.id
  where named.id in (documents.id, documents.corrects_id,
    (select corrected.corrects_id from documents corrected where corrected.id = documents.corrects_id))
  and orders.company_id = documents.company_id and orders.site_id in ${assignedSiteIds(scope)})`;

/** What a person may read: document managers all at their sites, viewers what is about visible orders; else refused. */
const readableDocuments = (scope: PermittedScope) => {
  const { permissions } = scope.actor;
  if (permissions.has(permission.documentManager)) return visibleDocuments(scope);
  const mayReadOrders =
    permissions.has(permission.agreementManager) || permissions.has(permission.orderManager);
  if (!mayReadOrders) throw new Refusal("forbidden");
  return visibleDocuments(scope).where(isAboutOrder(scope));
};

/** Reads a document that the person may read, else refuses with 404. */
export async function getDocument(scope: PermittedScope, id: number) {
  const document = await readableDocuments(scope)
    .where("documents.id", "=", id)
    .selectAll("documents")
    .executeTakeFirst();
  if (document === undefined) throw new Refusal("not_found");
  return document;
}

/** Reads a document that the person may read, with the columns of a list, else refuses with 404. */
export async function getDocumentListRow(scope: PermittedScope, id: number): Promise<DocumentListRow> {
  const page = readableDocuments(scope).where("documents.id", "=", id).select("documents.id").as("page");
  const document = await selectDocumentListRows(scope, page).executeTakeFirst();
  if (document === undefined) throw new Refusal("not_found");
  return document;
}

/** Those of the ids whose documents the person may read. */
export async function listReadableIds(
  scope: PermittedScope,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await readableDocuments(scope)
    .select("documents.id")
    .where(sql<SqlBool>`documents.id = any (${[...ids]}::integer[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The numbers of those documents that are at the person's sites, newest month of service first. */
export async function listDocumentNumbers(scope: PermittedScope, ids: readonly number[]): Promise<string[]> {
  const rows = await visibleDocuments(scope)
    .select("documents.number")
    .where(sql<SqlBool>`documents.id = any (${[...ids]}::integer[])`)
    .orderBy("documents.month_of_service", "desc")
    .orderBy("documents.id", "desc")
    .execute();
  return rows.map(({ number }) => number);
}

/** Those receipts of a document that the person may read, earliest first. */
export function listChildDocuments(scope: PermittedScope, parentId: number): Promise<DocumentListRow[]> {
  const page = readableDocuments(scope)
    .innerJoin("document_children", "document_children.child_id", "documents.id")
    .where("document_children.parent_id", "=", parentId)
    .select("documents.id")
    .as("page");
  return selectDocumentListRows(scope, page).orderBy("documents.date").orderBy("documents.id").execute();
}

/** The invoices and corrections that charge a receipt and that the person may read, latest first. */
export const listDocumentsCharging = (scope: PermittedScope, receiptId: number) =>
  readableDocuments(scope)
    .innerJoin("document_children", "document_children.parent_id", "documents.id")
    .where("document_children.child_id", "=", receiptId)
    .select(["documents.id", "documents.number"])
    .orderBy("documents.date", "desc")
    .orderBy("documents.id", "desc")
    .execute();

/** The person's documents about an order: its receipts, invoices that charge these or the order, and corrections. */
export function listDocumentsOfOrder(scope: PermittedScope, orderId: number): Promise<DocumentListRow[]> {
  // The documents are found by the order first, then checked for permissions: an OR condition would read all documents
  // of the company.
  const named = sql<number>`(with recursive found as (
    (select id from documents where order_id = ${orderId} union
      select document_children.parent_id from document_children
      join documents receipts on receipts.id = document_children.child_id where receipts.order_id = ${orderId} union
      select document_id from invoice_lines where company_id = ${scope.actor.companyId}
        and order_number = (select order_number::text from orders where id = ${orderId}))
    union select correction.id from found join documents correction on correction.corrects_id = found.id
  ) select id from found)`;
  const page = visibleDocuments(scope).where("documents.id", "in", named).select("documents.id").as("page");
  return selectDocumentListRows(scope, page)
    .orderBy("documents.date", "desc")
    .orderBy("documents.id", "desc")
    .execute();
}

/** The number of the order with this id. */
export const findOrderNumber = async ({ db }: Pick<Scope, "db">, orderId: number): Promise<string> =>
  String(
    (await db.selectFrom("orders").select("order_number").where("id", "=", orderId).executeTakeFirstOrThrow())
      .order_number,
  );

/** Ids of orders at the person's sites, by order number; texts that are no order number are ignored. */
export async function listVisibleOrderIds(
  scope: PermittedScope,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const asked = numbers.filter((number) => /^\d{1,9}$/.test(number)).map(Number);
  if (asked.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom("orders")
    .select(["id", "order_number"])
    .where("company_id", "=", scope.actor.companyId)
    .where("site_id", "in", assignedSiteIds(scope))
    .where("order_number", "in", asked)
    .execute();
  return new Map(rows.map((row) => [String(row.order_number), row.id]));
}
