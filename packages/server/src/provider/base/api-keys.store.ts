import { createHash, randomBytes } from "node:crypto";
import type { ProviderScope } from "@kreislauf/contract/provider";
import type { KeyHolder } from "../../base/context.ts";
import type { Db } from "../../base/database/database.ts";

export const hashApiKey = (key: string): Buffer => createHash("sha256").update(key).digest();

/** Creates a key of 256 random bits. The key can be shown only now, because only its hash is stored. */
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
      key_hash: hashApiKey(key),
      scopes: [...wish.scopes],
      created_at: now.toString(),
      revoked_at: null,
    })
    .execute();
  return { prefix, key };
}

/** Lists all keys without their secrets, oldest first. */
export const listApiKeys = (db: Db) =>
  db
    .selectFrom("api_keys")
    .select(["name", "prefix", "scopes", "created_at", "revoked_at"])
    .orderBy("id")
    .execute();

/** Revokes a key at once; false if there is no active one with this prefix. */
export async function revokeApiKey(db: Db, prefix: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("api_keys")
    .set({ revoked_at: now.toString() })
    .where("prefix", "=", prefix)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Finds the holder of a key; undefined if the key is unknown or revoked. Looked up for each request, so that revoking
 * takes effect at once.
 */
export async function findKeyHolder(db: Db, key: string): Promise<KeyHolder | undefined> {
  const found = await db
    .selectFrom("api_keys")
    .select(["id", "name", "scopes"])
    .where("key_hash", "=", hashApiKey(key))
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return found && { keyId: found.id, name: found.name, scopes: new Set(found.scopes) };
}
