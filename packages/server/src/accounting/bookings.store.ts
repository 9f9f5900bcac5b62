import { sql, type SqlBool } from "kysely";
import type { Scope } from "../base/context.ts";
import { dueDateOfFigures, visibleDocuments } from "../documents/index.ts";

/** The invoices and corrections among these documents, the oldest first. Service receipts are not booked. */
export const listBookableDocuments = (scope: Scope, ids: readonly number[]) =>
  visibleDocuments(scope)
    .innerJoin("sites", "sites.id", "documents.site_id")
    .leftJoin("document_accounts", "document_accounts.document_id", "documents.id")
    .select(["documents.number", "documents.date", "documents.invoice", "documents.net_cents"])
    .select(["sites.alias", "sites.city"])
    .select(
      sql<string | null>`coalesce(document_accounts.due_on::text, ${dueDateOfFigures("documents")})`.as(
        "due_on",
      ),
    )
    .where(sql<SqlBool>`documents.id = any (${[...ids]}::integer[])`)
    .where("documents.type", "<>", "service_receipt")
    .orderBy("documents.date")
    .orderBy("documents.id")
    .execute();
