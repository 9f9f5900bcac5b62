import type { BerlinDate } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type { Db } from "../../base/database/database.ts";

/**
 * Reads until when a document has to be kept, and locks it so that nobody corrects it meanwhile; undefined if there is
 * none with this id.
 */
export const lockRetention = (db: Db, id: number) =>
  db.selectFrom("documents").select("retained_until").where("id", "=", id).forUpdate().executeTakeFirst();

export async function isCorrected(db: Db, id: number): Promise<boolean> {
  const correction = await db
    .selectFrom("documents")
    .select("id")
    .where("corrects_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return correction !== undefined;
}

/**
 * Allows this transaction to delete documents whose retention has ended by `today`; otherwise the database refuses it.
 */
export async function allowDeletion(db: Db, today: BerlinDate): Promise<void> {
  await sql`select set_config('kreislauf.deleting_on', ${today}, true)`.execute(db);
}
