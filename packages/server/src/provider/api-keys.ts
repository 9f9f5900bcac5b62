import { createHash, randomBytes } from "node:crypto";
import type { ProviderScope } from "@kreislauf/contract/provider";
import type { KeyHolder } from "../base/context.ts";
import type { Db } from "../base/database.ts";

export const hashOfKey = (key: string): Buffer => createHash("sha256").update(key).digest();

/** Makes a key of 256 random bits. It is shown once: only its hash is kept. */
export async function createApiKey(
  db: Db,
  wish: { readonly name: string; readonly scopes: readonly ProviderScope[] },
  now: Temporal.Instant,
): Promise<{ readonly prefix: string; readonly key: string }> {
  const prefix = `kp_${randomBytes(4).toString("hex")}`;
  const key = `${prefix}_${randomBytes(32).toString("base64url")}`;
  await db
    .insertInto("api_keys")
    .values({
      name: wish.name,
      prefix,
      key_hash: hashOfKey(key),
      scopes: [...wish.scopes],
      created_at: now.toString(),
      revoked_at: null,
    })
    .execute();
  return { prefix, key };
}

/** Without the keys themselves, the oldest first. */
export const listApiKeys = (db: Db) =>
  db
    .selectFrom("api_keys")
    .select(["name", "prefix", "scopes", "created_at", "revoked_at"])
    .orderBy("id")
    .execute();

/** Ends a key at once; false if there is no living one with this prefix. */
export async function revokeApiKey(db: Db, prefix: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("api_keys")
    .set({ revoked_at: now.toString() })
    .where("prefix", "=", prefix)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Who a key speaks for; looked up at each request, so that revoking acts at once. */
export async function findKeyHolder(db: Db, key: string): Promise<KeyHolder | undefined> {
  const found = await db
    .selectFrom("api_keys")
    .select(["id", "name", "scopes"])
    .where("key_hash", "=", hashOfKey(key))
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return found && { keyId: found.id, name: found.name, scopes: new Set(found.scopes) };
}
