import { Refusal } from "@kreislauf/contract/base";
import { sql, type SqlBool } from "kysely";
import type { FilePurpose } from "../base.tables.ts";
import type { InTransaction, PublicContext } from "../context.ts";
import type { Db } from "../database/database.ts";
import type { StoredContent } from "./store-content.ts";

interface FileOwner {
  readonly companyId: number;
  readonly userId: number;
}

interface NamedFile {
  readonly content: StoredContent;
  readonly mediaType: string;
  readonly purpose: FilePurpose;
}

type FileStorage = Pick<InTransaction<PublicContext>, "now"> & { readonly db: Db };

/** Inserts the row that refers to stored content; returns its id. */
export async function insertFile(
  { db, now }: FileStorage,
  { content, mediaType, purpose }: NamedFile,
  owner: FileOwner,
): Promise<number> {
  const { id } = await db
    .insertInto("files")
    .values({
      company_id: owner.companyId,
      content_hash: content.hash,
      media_type: mediaType,
      purpose,
      size_bytes: content.sizeBytes,
      uploaded_by: owner.userId,
      created_at: now.toString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Maximum number of a person's uploads that no form has used yet: twice as many as a site may have sketches. */
const maxUnusedUploads = 40;

/** SQL condition: no row refers to the file. */
const isUnused = sql<SqlBool>`not exists (select from orders where claim_photo_id = files.id)
  and not exists (select from orders where execution_photo_id = files.id)
  and not exists (select from site_sketches where file_id = files.id)`;

/**
 * Inserts a file for a form that the person has not sent yet and returns its id, by which the form will refer to it.
 * Refused if the person has too many unused uploads.
 */
export async function insertUpload(storage: FileStorage, file: NamedFile, owner: FileOwner): Promise<number> {
  const { db } = storage;
  // Locks the person, so that parallel uploads are counted one after the other.
  await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", owner.userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { unused } = await db
    .selectFrom("files")
    .select((count) => count.fn.countAll().as("unused"))
    .where("uploaded_by", "=", owner.userId)
    .where(isUnused)
    .executeTakeFirstOrThrow();
  if (Number(unused) >= maxUnusedUploads) throw new Refusal("too_many_uploads");
  return await insertFile(storage, file, owner);
}

/**
 * Selects and locks those of the files that the person has uploaded for this purpose, in the company they act for, so
 * that the cleanup cannot delete them before the transaction ends. Ids of other files are left out.
 */
export const lockOwnUploads = (db: Db, owner: FileOwner, purpose: FilePurpose, ids: readonly number[]) =>
  db
    .selectFrom("files")
    .select(["id", "size_bytes"])
    .where("id", "in", [...ids])
    .where("purpose", "=", purpose)
    .where("company_id", "=", owner.companyId)
    .where("uploaded_by", "=", owner.userId)
    .forKeyShare()
    .execute();

/** The hash under which a file's bytes are stored, and their media type. */
export const getFileContent = (db: Db, id: number) =>
  db
    .selectFrom("files")
    .select(["content_hash", "media_type"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** Deletes at most `limit` uploads that are older than the instant and that nothing refers to; returns how many. */
export async function deleteUnusedUploads(db: Db, before: Temporal.Instant, limit: number): Promise<number> {
  const old = await db
    .selectFrom("files")
    .select("id")
    .where("created_at", "<", before.toString())
    .where(isUnused)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Checked again: a file may have been used before it was locked.
  const { numDeletedRows } = await db
    .deleteFrom("files")
    .where("id", "in", ids)
    .where(isUnused)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the uploads of a person that nothing refers to; returns the hashes of their content. */
export async function deleteUploadsOf(db: Db, userId: number): Promise<readonly string[]> {
  const deleted = await db
    .deleteFrom("files")
    .where("uploaded_by", "=", userId)
    .where(isUnused)
    .returning("content_hash")
    .execute();
  return deleted.map(({ content_hash }) => content_hash);
}

/** Names of all tables whose rows refer to content in the file store, whichever migrations created them. */
export async function listContentTables(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'content_hash' order by table_name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns those of the hashes that no row refers to, because the row was deleted or is not inserted yet. */
export async function filterOrphanedContent(db: Db, hashes: readonly string[]): Promise<readonly string[]> {
  if (hashes.length === 0) return [];
  const isOrphaned = (await listContentTables(db)).map(
    (table) => sql`not exists (select from ${sql.table(table)} where content_hash = hash)`,
  );
  const { rows } = await sql<{ hash: string }>`
    select hash from unnest(${[...hashes]}::text[]) as hash
    where ${sql.join(isOrphaned, sql` and `)}`.execute(db);
  return rows.map(({ hash }) => hash);
}
