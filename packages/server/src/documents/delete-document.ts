import { berlinDate, Refusal } from "@kreislauf/contract/base";
import { canDeleteDocument } from "@kreislauf/contract/documents";
import { sql } from "kysely";
import { type InTransaction, inTransaction, type PublicContext } from "../base/context.ts";

/** Deletes a document whose time is over, with its files. The database refuses it earlier, whoever asks. */
export async function deleteDocument(context: PublicContext, id: number): Promise<void> {
  const abandoned = await inTransaction(context, (transaction) => deleteRows(transaction, id));
  // Not before the rows are gone for good: files come back for no rollback.
  for (const hash of abandoned) await context.files.remove(hash);
}

/** Returns the hashes of the content that nothing names any more. */
async function deleteRows(
  { db, now }: Pick<InTransaction<PublicContext>, "db" | "now">,
  id: number,
): Promise<string[]> {
  const document = await db
    .selectFrom("documents")
    .select(["retained_until"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (document === undefined) throw new Refusal("not_found");
  const today = berlinDate(now);
  const verdict = canDeleteDocument(document.retained_until, today);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const correction = await db
    .selectFrom("documents")
    .select("id")
    .where("corrects_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  if (correction !== undefined) throw new Refusal("document_retained");

  const kept = await db
    .selectFrom("document_files")
    .select("content_hash")
    .where("document_id", "=", id)
    .execute();
  await sql`select set_config('kreislauf.deleting_on', ${today}, true)`.execute(db);
  await db.deleteFrom("documents").where("id", "=", id).execute();
  const { rows } = await sql<{ hash: string }>`
    select hash from unnest(${kept.map((file) => file.content_hash)}::text[]) as hash
    where not exists (select from document_files where content_hash = hash)
      and not exists (select from files where content_hash = hash)`.execute(db);
  return rows.map((row) => row.hash);
}
