import type { InvoiceFigures } from "@kreislauf/contract/documents";
import type { WriteContext } from "../../base/context.ts";
import type { DocumentRow } from "../base/documents.tables.ts";

type Source = Pick<WriteContext, "db">;

/** The references of the order that a document was published for; undefined if it was published for no order. */
export const findOrderOf = ({ db }: Source, { order_id: id }: DocumentRow) =>
  id === null
    ? undefined
    : db
        .selectFrom("orders")
        .select(["customer_order_number", "cost_centre", "project"])
        .where("id", "=", id)
        .executeTakeFirst();

/** The gross amount that the bookkeeping reported for a document without figures; null if it reported none. */
export async function findReportedGross({ db }: Source, documentId: number): Promise<number | null> {
  const account = await db
    .selectFrom("document_accounts")
    .select("gross_cents")
    .where("document_id", "=", documentId)
    .executeTakeFirst();
  return account?.gross_cents ?? null;
}

/** Issuer and customer of the latest e-invoice, of all companies or of one; undefined if there is none. */
export async function findLatestParties(
  { db }: Source,
  companyId?: number,
): Promise<Pick<InvoiceFigures, "seller" | "buyer"> | undefined> {
  let query = db.selectFrom("documents").select("invoice").where("invoice", "is not", null);
  if (companyId !== undefined) query = query.where("company_id", "=", companyId);
  const document = await query
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return document?.invoice ?? undefined;
}
