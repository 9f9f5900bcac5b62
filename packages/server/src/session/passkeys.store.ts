import type { PublicContext, TransactionContext, WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { hashToken, newToken } from "./base/tokens.ts";

export const challengeMinutes = 5;

/** Why a customer's authenticator is asked to sign a challenge. */
export type PersonPurpose =
  | { readonly kind: "sign_in" }
  | { readonly kind: "second_factor"; readonly userId: number; readonly ticket: string }
  | { readonly kind: "add" | "proof"; readonly userId: number; readonly sessionId: string };

/** Why an authenticator of the provider's staff is asked to sign a challenge. */
export type StaffPurpose =
  | { readonly kind: "staff_sign_in" }
  | { readonly kind: "staff_second_factor" | "staff_set_up"; readonly ticket: string }
  | { readonly kind: "staff_add" | "staff_proof"; readonly sessionId: string };

/** The purpose of a challenge: a signature for one purpose is not accepted for another. */
export type PasskeyPurpose = PersonPurpose | StaffPurpose;

function columnsOf(purpose: PasskeyPurpose) {
  const belongs_to =
    "ticket" in purpose
      ? hashToken(purpose.ticket).toString("base64url")
      : "sessionId" in purpose
        ? purpose.sessionId
        : "";
  return { purpose: purpose.kind, belongs_to, user_id: "userId" in purpose ? purpose.userId : null };
}

/** Issues a challenge for one purpose, which is valid for five minutes. Only its hash is stored. */
export async function issueChallenge({ db, now }: WriteContext, purpose: PasskeyPurpose): Promise<string> {
  const challenge = newToken();
  await db.deleteFrom("passkey_challenges").where("expires_at", "<=", now.toString()).execute();
  await db
    .insertInto("passkey_challenges")
    .values({
      challenge_hash: hashToken(challenge),
      ...columnsOf(purpose),
      expires_at: now.add({ minutes: challengeMinutes }).toString(),
    })
    .execute();
  return challenge;
}

/**
 * Deletes a challenge, so that it works only once, even if the call fails afterwards; false if the challenge is
 * unknown, expired or for another purpose.
 */
export async function takeChallenge(
  { db, now }: Pick<PublicContext, "db" | "now">,
  challenge: string,
  purpose: PasskeyPurpose,
): Promise<boolean> {
  const { belongs_to } = columnsOf(purpose);
  const { numDeletedRows } = await db
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hashToken(challenge))
    .where("purpose", "=", purpose.kind)
    .where("belongs_to", "=", belongs_to)
    .where("expires_at", ">", now.toString())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A person's passkeys, oldest first. */
export const listPasskeys = (db: Db, userId: number) =>
  db
    .selectFrom("passkeys")
    .select(["id", "credential_id", "transports", "name", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();

export const findPasskey = (db: Db, credentialId: Buffer) =>
  db
    .selectFrom("passkeys")
    .select(["id", "user_id", "public_key", "sign_count"])
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();

export interface NewPasskeyRow {
  readonly user_id: number;
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly sign_count: number;
  readonly transports: string[];
  readonly name: string;
}

/** Inserts a passkey; false if it is stored already, for whichever person. */
export async function insertPasskey({ db, now }: WriteContext, row: NewPasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("passkeys")
    .values({ ...row, created_at: now.toString(), last_used_at: null })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Stores a use of a passkey; false if its counter did not increase, also because another use came first. */
export async function countPasskeyUse(
  { db, now }: WriteContext,
  passkeyId: number,
  signCount: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ sign_count: signCount, last_used_at: now.toString() })
    .where("id", "=", passkeyId)
    .where((row) =>
      row.or([
        row("sign_count", "<", signCount),
        row.and([row("sign_count", "=", 0), row.val(signCount === 0)]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updatePasskeyName(
  { db, actor }: TransactionContext,
  passkeyId: number,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", passkeyId)
    .where("user_id", "=", actor.userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePasskey({ db, actor }: TransactionContext, passkeyId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkeys")
    .where("id", "=", passkeyId)
    .where("user_id", "=", actor.userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
