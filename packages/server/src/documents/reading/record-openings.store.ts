import { sql } from "kysely";
import type { Context } from "../../base/context.ts";

export async function addOpenings(
  { db, actor, now }: Pick<Context, "db" | "actor" | "now">,
  ids: readonly number[],
  version: number | undefined,
): Promise<void> {
  await db
    .insertInto("document_openings")
    .columns([
      "document_id",
      "user_id",
      "company_id",
      "version",
      "openings",
      "first_opened_at",
      "last_opened_at",
    ])
    .expression((insert) =>
      insert
        .selectFrom("documents")
        .select([
          "documents.id",
          sql<number>`${actor.userId}::integer`.as("user_id"),
          "documents.company_id",
          version === undefined ? "documents.version" : sql<number>`${version}::smallint`.as("version"),
          sql<number>`1`.as("openings"),
          sql<string>`${now.toString()}::timestamptz`.as("first_opened_at"),
          sql<string>`${now.toString()}::timestamptz`.as("last_opened_at"),
        ])
        .where("documents.company_id", "=", actor.companyId)
        .where("documents.id", "in", [...ids]),
    )
    .onConflict((conflict) =>
      conflict.columns(["document_id", "user_id"]).doUpdateSet((update) => ({
        openings: sql`document_openings.openings + 1`,
        version: sql`greatest(document_openings.version, ${update.ref("excluded.version")})`,
        last_opened_at: update.ref("excluded.last_opened_at"),
      })),
    )
    .execute();
}
