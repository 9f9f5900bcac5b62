import type { InvoiceCheckState } from "@kreislauf/contract/documents";
import type { LineReviewState } from "@kreislauf/contract/invoices";
import { sql, type SqlBool } from "kysely";
import type { PermittedScope } from "../base/context.ts";
import { isSuperseded, visibleDocuments } from "../documents/index.ts";
import type { ComparedInvoice } from "./compare-invoice.ts";

/** Maximum number of invoices, the newest ones, that are compared for the filter by deviations. */
const maxCompared = 2_000;

const settled: Readonly<Record<Exclude<InvoiceCheckState, "deviates">, readonly LineReviewState[]>> = {
  disputed: ["disputed"],
  answered: ["credited", "declined"],
  accepted: ["accepted"],
};

/**
 * Whether an invoice has a line whose review is in one of these states. The query starts at the company's reviews,
 * which are fewer than its invoices.
 */
const hasLine = ({ actor }: PermittedScope, states: readonly LineReviewState[]) =>
  sql<SqlBool>`documents.id in (select document_id from invoice_line_reviews
    where company_id = ${actor.companyId} and state = any (${[...states]}::text[]))`;

/** The valid invoices whose check is in this state. */
export async function listInvoicesInReview(
  scope: PermittedScope,
  state: Exclude<InvoiceCheckState, "deviates">,
): Promise<number[]> {
  const rows = await visibleDocuments(scope)
    .select("documents.id")
    .where("documents.type", "=", sql.lit("invoice"))
    .where(hasLine(scope, settled[state]))
    .where(sql<SqlBool>`not ${isSuperseded("documents.id")}`)
    // An invoice with accepted lines is not accepted as long as another line is disputed or its dispute was declined.
    .$if(state === "accepted", (query) =>
      query.where(sql<SqlBool>`not ${hasLine(scope, ["disputed", "declined"])}`),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** The newest valid invoices, each with the positions of its lines that somebody has decided on. */
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
    .where(sql<SqlBool>`not ${isSuperseded("documents.id")}`)
    .orderBy("documents.date", "desc")
    .orderBy("documents.id", "desc")
    .limit(maxCompared)
    .execute();
