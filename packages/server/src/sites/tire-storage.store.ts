import { sql } from "kysely";
import type { Scope } from "../base/context.ts";

const shownEntries = 50;

export const listTireTypes = ({ db, actor }: Scope) =>
  db
    .selectFrom("tire_types")
    .select(["id", "description"])
    .where("company_id", "=", actor.companyId)
    .orderBy(sql`sort_key collate "C"`)
    .execute();

/** Every tire type of the company, with the site's stock, 0 for a type that the site never had. */
export const listTireStock = ({ db, actor }: Scope, siteId: number) =>
  db
    .selectFrom("tire_types")
    .leftJoin("tire_entries", (join) =>
      join.onRef("tire_entries.tire_type_id", "=", "tire_types.id").on("tire_entries.site_id", "=", siteId),
    )
    .select([
      "tire_types.id as tireTypeId",
      "description",
      sql<number>`coalesce(sum(amount), 0)::integer`.as("amount"),
      sql<string | null>`max(stored_on)`.as("lastStoredOn"),
    ])
    .where("tire_types.company_id", "=", actor.companyId)
    .groupBy("tire_types.id")
    .orderBy(sql`sort_key collate "C"`)
    .execute();

export async function listTireEntries({ db }: Scope, siteId: number) {
  const rows = await db
    .selectFrom("tire_entries")
    .innerJoin("tire_types", "tire_types.id", "tire_entries.tire_type_id")
    .innerJoin("users", "users.id", "tire_entries.created_by")
    .select([
      "tire_entries.id",
      "tire_type_id",
      "description",
      "amount",
      "stored_on",
      "note",
      "created_by",
      "users.first_name",
      "users.last_name",
      "tire_entries.created_at",
    ])
    .where("site_id", "=", siteId)
    .orderBy("stored_on", "desc")
    .orderBy("tire_entries.id", "desc")
    .limit(shownEntries)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tireTypeId: row.tire_type_id,
    description: row.description,
    amount: row.amount,
    storedOn: row.stored_on,
    note: row.note || null,
    createdBy: { id: row.created_by, name: `${row.first_name} ${row.last_name}` },
    createdOn: row.created_at,
  }));
}
