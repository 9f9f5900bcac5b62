import type { DocumentType } from "@kreislauf/contract/documents";
import type { WriteContext } from "../../base/context.ts";
import type { DocumentRow } from "../base/documents.tables.ts";

/** Locks a document by its number, which is unique per type over all companies; undefined if there is none. */
export const lockDocumentByNumber = ({ db }: Pick<WriteContext, "db">, type: DocumentType, number: string) =>
  db
    .selectFrom("documents")
    .selectAll()
    .where("type", "=", type)
    .where("number", "=", number)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** When the current version of a document was published. */
async function versionPublishedAt(
  { db }: Pick<WriteContext, "db">,
  { id, version, published_at }: Pick<DocumentRow, "id" | "version" | "published_at">,
): Promise<string> {
  const before = await db
    .selectFrom("document_versions")
    .select("replaced_at")
    .where("document_id", "=", id)
    .where("version", "=", version - 1)
    .executeTakeFirst();
  return before?.replaced_at ?? published_at;
}

/** Stores the current version of a document before a correction replaces it. */
export async function keepVersion(
  context: WriteContext,
  document: DocumentRow,
  { reason, staffId }: { readonly reason: string; readonly staffId: number },
): Promise<void> {
  const { db, now } = context;
  const file = await db
    .selectFrom("document_files")
    .select(["content_hash", "size_bytes"])
    .where("document_id", "=", document.id)
    .where("form", "=", "pdf")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("document_versions")
    .values({
      document_id: document.id,
      version: document.version,
      date: document.date,
      month_of_service: document.month_of_service,
      net_cents: document.net_cents,
      ...file,
      published_at: await versionPublishedAt(context, document),
      replaced_at: now.toString(),
      reason,
      staff_id: staffId,
    })
    .execute();
}

/**
 * The net amount of the document that a document corrects, which decides the sign of the correction. Null if it
 * corrects none.
 */
export async function correctedNetAmount(
  { db }: Pick<WriteContext, "db">,
  { corrects_id: id }: DocumentRow,
): Promise<number | null> {
  if (id === null) return null;
  const corrected = await db
    .selectFrom("documents")
    .select("net_cents")
    .where("id", "=", id)
    .executeTakeFirst();
  return corrected?.net_cents ?? null;
}

export const replaceFile = (
  { db }: Pick<WriteContext, "db">,
  id: number,
  file: { readonly content_hash: string; readonly size_bytes: number; readonly created_at: string },
) =>
  db
    .updateTable("document_files")
    .set(file)
    .where("document_id", "=", id)
    .where("form", "=", "pdf")
    .execute();
