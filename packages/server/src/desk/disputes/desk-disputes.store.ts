import { type DeskDisputeState, maxDeskDisputes } from "@kreislauf/contract/desk";
import { type SqlBool, sql } from "kysely";
import type { PublicContext } from "../../base/context.ts";
import { isSuperseded } from "../../documents/index.ts";

type Reading = Pick<PublicContext, "db">;

/**
 * The disputes about invoice lines that are open, or those that were answered. Open disputes about cancelled or
 * replaced invoices are left out, because they need no answer (docs/decisions.md 86.5).
 */
const reviews = ({ db }: Reading, state: DeskDisputeState) =>
  state === "open"
    ? db
        .selectFrom("invoice_line_reviews as review")
        .where("review.state", "=", "disputed")
        .where(sql<SqlBool>`not ${isSuperseded("review.document_id")}`)
    : db.selectFrom("invoice_line_reviews as review").where("review.state", "in", ["credited", "declined"]);

export async function countOpenDisputes(reading: Reading): Promise<number> {
  const { open } = await reviews(reading, "open")
    .select((select) => select.fn.countAll<string>().as("open"))
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Open disputes, earliest due answer first; or answered disputes, latest message first. At most `maxDeskDisputes`. */
export const listDisputes = (reading: Reading, state: DeskDisputeState) =>
  reviews(reading, state)
    .innerJoin("invoice_lines as line", (join) =>
      join
        .onRef("line.document_id", "=", "review.document_id")
        .onRef("line.position", "=", "review.position"),
    )
    .innerJoin("documents", "documents.id", "review.document_id")
    .innerJoin("companies", "companies.id", "review.company_id")
    .innerJoin("sites", "sites.id", "review.site_id")
    .leftJoin("documents as credit", "credit.id", "review.credit_note_id")
    .select([
      "review.document_id",
      "review.position",
      "review.version",
      "review.state",
      "review.answer_by",
      "review.company_id",
      "review.site_id",
      "documents.number",
      "documents.date",
      "companies.name as company_name",
      "companies.customer_number",
      "sites.alias as site_name",
      "line.description",
      "line.order_number",
      "line.net_cents",
      "credit.number as credit_note_number",
    ])
    .orderBy(
      state === "open"
        ? sql`review.answer_by, review.document_id, review.position`
        : sql`(select max(id) from invoice_line_messages message
            where message.document_id = review.document_id and message.position = review.position) desc`,
    )
    .limit(maxDeskDisputes)
    .execute();
