import { argon2, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { PublicContext, WriteContext } from "../../base/context.ts";
import { queueHashing } from "../base/queue-hashing.ts";

const derive = promisify(argon2);

const recoveryCodeCount = 10;
/** Letters and digits that are not mistaken for each other. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const newCode = () => Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join("");

/** Accepts a code as people type it: with or without the hyphen, in upper or lower case. */
const normalize = (code: string) => code.replaceAll(/[\s-]/g, "").toUpperCase();

/**
 * Hashes a code at the cost of a password, because a code has only 40 bits. All codes of a person share one salt, so
 * that checking a code takes one hash.
 */
const hashCode = (code: string, salt: Uint8Array): Promise<Buffer> =>
  derive("argon2id", {
    message: normalize(code),
    nonce: salt,
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  });

/** Creates codes in plain text (`4KQ2-9TXM`) and their hashes, which queue up with password hashes. */
export async function createRecoveryCodes(context: Pick<PublicContext, "address">) {
  const salt = randomBytes(16);
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newCode());
  const hashes: Buffer[] = [];
  for (const code of codes) hashes.push(await queueHashing(context, () => hashCode(code, salt)));
  return { salt, hashes, codes: [...codes].map((code) => `${code.slice(0, 4)}-${code.slice(4)}`) };
}
export type NewRecoveryCodes = Awaited<ReturnType<typeof createRecoveryCodes>>;

/** Replaces all recovery codes of a person. */
export async function storeRecoveryCodes(
  { db, now }: WriteContext,
  userId: number,
  { salt, hashes }: NewRecoveryCodes,
): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await db
    .insertInto("recovery_codes")
    .values(
      hashes.map((code_hash) => ({
        user_id: userId,
        code_hash,
        salt,
        created_at: now.toString(),
        used_at: null,
      })),
    )
    .execute();
}

interface StoredCode {
  readonly code_hash: Buffer;
  readonly salt: Buffer;
}

/**
 * Finds the stored code that was typed, used or not; undefined if none matches. Takes the same time if there are no
 * codes.
 */
export async function findRecoveryCode<Row extends StoredCode>(
  rows: readonly Row[],
  code: string,
): Promise<Row | undefined> {
  const hash = await hashCode(code, rows[0]?.salt ?? Buffer.alloc(16));
  return rows.find(({ code_hash }) => timingSafeEqual(code_hash, hash));
}
