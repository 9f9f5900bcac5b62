import { berlinDate, Refusal } from "@kreislauf/contract/base";
import { canDeleteDocument } from "@kreislauf/contract/documents";
import { type InTransaction, inTransaction, type PublicContext } from "../../base/context.ts";
import { listDocumentFiles } from "../rendering/document-files.store.ts";
import { filterOrphanedContent } from "../../base/files/files.store.ts";
import { allowDeletion, isCorrected, lockRetention } from "./delete-document.store.ts";

/**
 * Deletes a document after its retention period, with its files; before that the database itself refuses, too. Refused
 * also if a correction refers to the document. `purge-files.ts` removes the files of earlier versions later.
 */
export async function deleteDocument(context: PublicContext, id: number): Promise<void> {
  const abandoned = await inTransaction(context, (transaction) => deleteRows(transaction, id));
  // Done after the commit, because deleted files cannot be rolled back.
  for (const hash of abandoned) await context.files.remove(hash);
}

/**
 * Deletes the rows of a document, if its retention has ended and no correction refers to it; returns the hashes of
 * content that no row refers to any more.
 */
async function deleteRows(
  { db, now }: Pick<InTransaction<PublicContext>, "db" | "now">,
  id: number,
): Promise<readonly string[]> {
  const document = await lockRetention(db, id);
  if (document === undefined) throw new Refusal("not_found");
  const today = berlinDate(now);
  const verdict = canDeleteDocument(document.retained_until, today);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  if (await isCorrected(db, id)) throw new Refusal("document_retained");

  const files = await listDocumentFiles(db, id);
  await allowDeletion(db, today);
  await db.deleteFrom("documents").where("id", "=", id).execute();
  return await filterOrphanedContent(
    db,
    files.map((file) => file.content_hash),
  );
}
