import { argon2, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { PublicContext, WriteContext } from "../../base/context.ts";
import { queueHashing } from "../base/queue-hashing.ts";

const derive = promisify(argon2);

const recoveryCodeCount = 10;
/** Without letters and digits that are mistaken for each other. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const newCode = () => Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join("");

/** As somebody types it: with or without the hyphen, in either case. */
const normalize = (code: string) => code.replaceAll(/[\s-]/g, "").toUpperCase();

/** As costly as a password, because a code has 40 bits only; one salt for the set, so that a try costs one hash. */
const hashCode = (code: string, salt: Uint8Array): Promise<Buffer> =>
  derive("argon2id", {
    message: normalize(code),
    nonce: salt,
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  });

/** New codes in plain text (`4KQ2-9TXM`) with their hashes, made in turn with those of passwords. */
export async function createRecoveryCodes(context: Pick<PublicContext, "address">) {
  const salt = randomBytes(16);
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newCode());
  const hashes: Buffer[] = [];
  for (const code of codes) hashes.push(await queueHashing(context, () => hashCode(code, salt)));
  return { salt, hashes, codes: [...codes].map((code) => `${code.slice(0, 4)}-${code.slice(4)}`) };
}
export type NewRecoveryCodes = Awaited<ReturnType<typeof createRecoveryCodes>>;

/** Replaces a person's codes. */
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

/** The stored code that was typed, used or not. Takes as long where there is none. */
export async function findRecoveryCode<Row extends StoredCode>(
  rows: readonly Row[],
  code: string,
): Promise<Row | undefined> {
  const hash = await hashCode(code, rows[0]?.salt ?? Buffer.alloc(16));
  return rows.find(({ code_hash }) => timingSafeEqual(code_hash, hash));
}
