import type { Insertable } from "kysely";
import type { WriteContext } from "../../base/context.ts";
import type { DocumentNoticesTable } from "../base/documents.tables.ts";

/** Stores a notice for a document; it replaces the document's notice of an earlier batch. */
export async function writeNotice(
  { db }: WriteContext,
  notice: Insertable<DocumentNoticesTable>,
): Promise<void> {
  await db
    .insertInto("document_notices")
    .values(notice)
    .onConflict((conflict) => conflict.column("document_id").doUpdateSet(notice))
    .execute();
}

/** Deletes and returns the notices of a batch; of two simultaneous callers the second gets none. */
export const takeNotices = ({ db }: WriteContext, batch: string) =>
  db.deleteFrom("document_notices").where("batch", "=", batch).returningAll().execute();

export const readDocuments = ({ db }: WriteContext, ids: readonly number[]) =>
  db
    .selectFrom("documents")
    .selectAll()
    .where("id", "in", [...ids])
    .orderBy("id")
    .execute();

/** Finds a batch whose notices are all due, because its last document was published some time ago; else undefined. */
export async function findDueBatch({ db, now }: WriteContext): Promise<string | undefined> {
  const due = await db
    .selectFrom("document_notices")
    .select("batch")
    .where("due_at", "<=", now.toString())
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("document_notices as later")
            .select("later.document_id")
            .whereRef("later.batch", "=", "document_notices.batch")
            .where("later.due_at", ">", now.toString()),
        ),
      ),
    )
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  return due?.batch;
}
