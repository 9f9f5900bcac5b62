import type { PublicContext, WriteContext } from "../base/context.ts";
import type { NewStaffPasskey } from "./staff.tables.ts";

type Reading = Pick<PublicContext, "db">;

/** A person's passkeys, the oldest first. */
export const listStaffPasskeys = ({ db }: Reading, staffId: number) =>
  db
    .selectFrom("staff_passkeys")
    .select(["id", "credential_id", "transports", "name", "created_at", "last_used_at"])
    .where("staff_id", "=", staffId)
    .orderBy("id")
    .execute();

/** A passkey with the id of its owner; undefined if it is unknown or the account is locked. */
export const findStaffPasskey = ({ db }: Reading, credentialId: Buffer) =>
  db
    .selectFrom("staff_passkeys")
    .innerJoin("staff", "staff.id", "staff_passkeys.staff_id")
    .select(["staff_passkeys.id", "staff_id", "public_key", "sign_count"])
    .where("credential_id", "=", credentialId)
    .where("staff.locked_at", "is", null)
    .executeTakeFirst();

/** Adds a passkey; false if it is already registered. */
export async function insertStaffPasskey(
  { db, now }: WriteContext,
  passkey: NewStaffPasskey,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("staff_passkeys")
    .values({ ...passkey, created_at: now.toString(), last_used_at: null })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Records a use of a passkey whose counter was `before`; false if another use came first. */
export async function countStaffPasskeyUse(
  { db, now }: WriteContext,
  passkeyId: number,
  { before, after }: { readonly before: number; readonly after: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff_passkeys")
    .set({ sign_count: after, last_used_at: now.toString() })
    .where("id", "=", passkeyId)
    .where("sign_count", "=", before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteStaffPasskey(
  { db }: WriteContext,
  staffId: number,
  passkeyId: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("staff_passkeys")
    .where("id", "=", passkeyId)
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A person's recovery codes, including used ones. */
export const listStaffRecoveryCodes = ({ db }: Reading, staffId: number) =>
  db
    .selectFrom("staff_recovery_codes")
    .select(["code_hash", "salt", "created_at", "used_at"])
    .where("staff_id", "=", staffId)
    .execute();

interface HashedCodes {
  readonly salt: Buffer;
  readonly hashes: readonly Buffer[];
}

/** Replaces a person's recovery codes. */
export async function storeStaffRecoveryCodes(
  { db, now }: WriteContext,
  staffId: number,
  { salt, hashes }: HashedCodes,
): Promise<void> {
  await deleteStaffRecoveryCodes({ db, now }, staffId);
  await db
    .insertInto("staff_recovery_codes")
    .values(
      hashes.map((code_hash) => ({
        staff_id: staffId,
        code_hash,
        salt,
        created_at: now.toString(),
        used_at: null,
      })),
    )
    .execute();
}

/** Marks a recovery code as used; false if it was used before. */
export async function useStaffRecoveryCode(
  { db, now }: WriteContext,
  staffId: number,
  codeHash: Buffer,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff_recovery_codes")
    .set({ used_at: now.toString() })
    .where("staff_id", "=", staffId)
    .where("code_hash", "=", codeHash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteStaffRecoveryCodes({ db }: WriteContext, staffId: number): Promise<void> {
  await db.deleteFrom("staff_recovery_codes").where("staff_id", "=", staffId).execute();
}

/** Removes a person's app, passkeys and recovery codes. */
export async function deleteStaffFactors(context: WriteContext, staffId: number): Promise<void> {
  await deleteStaffApp(context, staffId);
  await context.db.deleteFrom("staff_passkeys").where("staff_id", "=", staffId).execute();
  await deleteStaffRecoveryCodes(context, staffId);
}

export async function deleteStaffApp({ db }: WriteContext, staffId: number): Promise<void> {
  await db
    .updateTable("staff")
    .set({ totp_secret: null, totp_confirmed_at: null })
    .where("id", "=", staffId)
    .execute();
}

/** Begins to set up a person's app; replaces one whose set-up was begun before. */
export async function startStaffApp({ db }: WriteContext, staffId: number, secret: Buffer): Promise<void> {
  await db
    .updateTable("staff")
    .set({ totp_secret: secret, totp_confirmed_at: null })
    .where("id", "=", staffId)
    .execute();
}

/** Confirms the app with this secret; false if the set-up was started again or the app was confirmed meanwhile. */
export async function confirmStaffApp(
  { db, now }: WriteContext,
  staffId: number,
  secret: Buffer | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff")
    .set({ totp_confirmed_at: now.toString() })
    .where("id", "=", staffId)
    .where("totp_secret", "=", secret)
    .where("totp_confirmed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
