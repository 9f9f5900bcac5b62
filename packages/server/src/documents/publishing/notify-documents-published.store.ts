import { permission } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type { WriteContext } from "../../base/context.ts";
import type { DocumentRow } from "../base/documents.tables.ts";

export async function findRecipients(
  { db }: WriteContext,
  companyId: number,
  documents: readonly DocumentRow[],
) {
  const sites = [...new Set(documents.map((document) => document.site_id))];
  const rows = await db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .innerJoin("companies", "companies.id", "memberships.company_id")
    .innerJoin("user_sites", (join) =>
      join
        .onRef("user_sites.user_id", "=", "memberships.user_id")
        .onRef("user_sites.company_id", "=", "memberships.company_id"),
    )
    .innerJoin("sites", "sites.id", "user_sites.site_id")
    .select(["users.id", "users.email", "users.first_name", "users.last_name"])
    .select(["sites.id as site_id", "sites.alias"])
    .where("memberships.company_id", "=", companyId)
    .where("memberships.deleted_at", "is", null)
    .where("memberships.invited", "=", false)
    .where("memberships.document_receipt", "=", true)
    .where(sql<boolean>`${permission.documentManager} = any (memberships.permissions)`)
    .where("companies.documents_enabled", "=", true)
    .where("user_sites.site_id", "in", sites)
    .orderBy("users.id")
    .execute();
  return [...Map.groupBy(rows, (row) => row.id)].map(([id, seen]) => ({
    recipient: { id, firstName: seen[0]?.first_name ?? "", lastName: seen[0]?.last_name ?? "" },
    email: seen[0]?.email ?? null,
    siteIds: new Set(seen.map((row) => row.site_id)),
    sites: new Map(seen.map((row) => [row.site_id, row.alias])),
  }));
}
