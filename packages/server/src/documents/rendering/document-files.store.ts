import type { DocumentForm } from "@kreislauf/contract/documents";
import type { Db } from "../../base/database/database.ts";

/** The hash of a document's file in the format `form`; undefined if it has not been rendered yet. */
export async function findDocumentFile(
  db: Db,
  documentId: number,
  form: DocumentForm,
): Promise<string | undefined> {
  const file = await db
    .selectFrom("document_files")
    .select("content_hash")
    .where("document_id", "=", documentId)
    .where("form", "=", form)
    .executeTakeFirst();
  return file?.content_hash;
}

/** The hash of the PDF of an earlier version; undefined if there is no such version. */
export async function findEarlierFile(
  db: Db,
  documentId: number,
  version: number,
): Promise<string | undefined> {
  const file = await db
    .selectFrom("document_versions")
    .select("content_hash")
    .where("document_id", "=", documentId)
    .where("version", "=", version)
    .executeTakeFirst();
  return file?.content_hash;
}

/** The files of a document that exist already. */
export const listDocumentFiles = (db: Db, documentId: number) =>
  db
    .selectFrom("document_files")
    .select(["form", "content_hash"])
    .where("document_id", "=", documentId)
    .execute();
