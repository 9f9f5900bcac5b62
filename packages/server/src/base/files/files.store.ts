import type { InTransaction, PublicContext } from "../context.ts";
import type { Db } from "../database/database.ts";

interface FileOwner {
  readonly companyId: number;
  readonly userId: number;
}

/** Keeps the bytes of an uploaded file, and a row that names them; returns its id. */
export async function insertFile(
  { db, files, now }: Pick<InTransaction<PublicContext>, "files" | "now"> & { readonly db: Db },
  content: Buffer,
  mediaType: string,
  owner: FileOwner,
): Promise<number> {
  const { id } = await db
    .insertInto("files")
    .values({
      company_id: owner.companyId,
      content_hash: await files.write(content),
      media_type: mediaType,
      size_bytes: content.length,
      uploaded_by: owner.userId,
      created_at: now.toString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Those of the files that the person uploaded themselves, for the company they act for. */
export const listOwnFiles = (db: Db, owner: FileOwner, ids: readonly number[]) =>
  db
    .selectFrom("files")
    .select(["id", "media_type", "size_bytes"])
    .where("id", "in", [...ids])
    .where("company_id", "=", owner.companyId)
    .where("uploaded_by", "=", owner.userId)
    .execute();

/** Where the bytes of a file are, and of what kind they are. */
export const getFileContent = (db: Db, id: number) =>
  db
    .selectFrom("files")
    .select(["content_hash", "media_type"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
