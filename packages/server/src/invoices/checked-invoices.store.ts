import { type InvoiceCheckState, supersedingTypes } from "@kreislauf/contract/documents";
import { type Expression, sql, type SqlBool } from "kysely";
import type { PermittedScope } from "../base/context.ts";
import { visibleDocuments } from "../documents/index.ts";
import type { ComparedInvoice } from "./compare-invoice.ts";

/** The newest invoices that are compared for the filter by deviations. */
const maxCompared = 2_000;

const hasLine = (states: readonly string[]) =>
  sql<SqlBool>`exists (select from invoice_line_reviews review
    where review.document_id = documents.id and review.state = any (${[...states]}::text[]))`;

const conditions: Readonly<Record<Exclude<InvoiceCheckState, "deviates">, Expression<SqlBool>>> = {
  disputed: hasLine(["disputed"]),
  answered: hasLine(["credited", "declined"]),
  // What is disputed or was declined is not settled by other lines that are accepted.
  accepted: sql<SqlBool>`${hasLine(["accepted"])} and not ${hasLine(["disputed", "declined"])}`,
};

export async function listInvoicesInReview(
  scope: PermittedScope,
  state: Exclude<InvoiceCheckState, "deviates">,
): Promise<number[]> {
  const rows = await visibleDocuments(scope)
    .select("documents.id")
    .where("documents.type", "=", sql.lit("invoice"))
    .where(conditions[state])
    .execute();
  return rows.map(({ id }) => id);
}

/** Invoices in force, the newest, each with the positions of its lines that were decided. */
export const listUndecidedInvoices = (
  scope: PermittedScope,
): Promise<(ComparedInvoice & { readonly decided: number[] })[]> =>
  visibleDocuments(scope)
    .select(["documents.id", "documents.company_id", "documents.site_id", "documents.date"])
    .select(
      sql<number[]>`array(select position from invoice_line_reviews review
        where review.document_id = documents.id and review.state <> 'withdrawn')`.as("decided"),
    )
    .where("documents.type", "=", sql.lit("invoice"))
    .where(
      sql<SqlBool>`not exists (select from documents later where later.corrects_id = documents.id
        and later.type = any (${[...supersedingTypes]}::text[]))`,
    )
    .orderBy("documents.date", "desc")
    .orderBy("documents.id", "desc")
    .limit(maxCompared)
    .execute();
