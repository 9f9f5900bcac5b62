import type { PublicContext, WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { hashToken, newToken } from "./base/tokens.ts";
import { deleteLoginTickets } from "./login-tickets.store.ts";
import { listPasskeys } from "./passkeys.store.ts";

const trustedDays = 30;

/** The authenticator app that a person has confirmed; undefined if there is none. */
export const findAuthenticatorApp = (db: Db, userId: number) =>
  db
    .selectFrom("authenticator_apps")
    .select(["secret", "last_step", "confirmed_at"])
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();

/** The authenticator app of a person, confirmed or still being set up; undefined if there is none. */
export const findStartedApp = (db: Db, userId: number) =>
  db
    .selectFrom("authenticator_apps")
    .select(["secret", "confirmed_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();

/**
 * Begins to set up an authenticator app. It replaces the person's app, even a confirmed one, so the caller first
 * refuses if there is one.
 */
export async function startApp({ db, now }: WriteContext, userId: number, secret: Buffer): Promise<void> {
  const started = { secret, created_at: now.toString(), confirmed_at: null, last_step: 0 };
  await db
    .insertInto("authenticator_apps")
    .values({ user_id: userId, ...started })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(started))
    .execute();
}

/**
 * Confirms the app with this secret; false if it is confirmed already, or its setup has been started again meanwhile.
 */
export async function confirmApp(
  { db, now }: WriteContext,
  userId: number,
  { secret, step }: { readonly secret: Buffer; readonly step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("authenticator_apps")
    .set({ confirmed_at: now.toString(), last_step: step })
    .where("user_id", "=", userId)
    .where("secret", "=", secret)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A person's recovery codes, including used ones. */
export const listRecoveryCodes = (db: Db, userId: number) =>
  db
    .selectFrom("recovery_codes")
    .select(["code_hash", "salt", "created_at", "used_at"])
    .where("user_id", "=", userId)
    .execute();

/**
 * Lets a device sign in without a second factor for 30 days. Returns the device's token, of which only the hash is
 * stored.
 */
export async function trustDevice({ db, now }: WriteContext, userId: number): Promise<string> {
  const token = newToken();
  await db.deleteFrom("trusted_devices").where("expires_at", "<=", now.toString()).execute();
  await db
    .insertInto("trusted_devices")
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now.toString(),
      expires_at: now.add({ hours: 24 * trustedDays }).toString(),
    })
    .execute();
  return token;
}

export async function isTrustedDevice(
  { db, now }: Pick<PublicContext, "db" | "now">,
  userId: number,
  token: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("trusted_devices")
    .select("user_id")
    .where("token_hash", "=", hashToken(token))
    .where("user_id", "=", userId)
    .where("expires_at", ">", now.toString())
    .executeTakeFirst();
  return row !== undefined;
}

export async function countTrustedDevices(
  { db, now }: Pick<PublicContext, "db" | "now">,
  userId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom("trusted_devices")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("expires_at", ">", now.toString())
    .executeTakeFirstOrThrow();
  return count;
}

export async function forgetTrustedDevices({ db }: WriteContext, userId: number): Promise<void> {
  await db.deleteFrom("trusted_devices").where("user_id", "=", userId).execute();
}

/** Whether signing in with the password needs a second step: the person has a confirmed app or a passkey. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  if ((await findAuthenticatorApp(db, userId)) !== undefined) return true;
  return (await listPasskeys(db, userId)).length > 0;
}

/** Removes the app, confirmed or not; false if there was no confirmed one. */
export async function deleteApp({ db }: WriteContext, userId: number): Promise<boolean> {
  const removed = await db
    .deleteFrom("authenticator_apps")
    .where("user_id", "=", userId)
    .returning("confirmed_at")
    .executeTakeFirst();
  return removed !== undefined && removed.confirmed_at !== null;
}

/**
 * Removes what can replace a second factor: trusted devices, recovery codes and unfinished second steps. Called when
 * the person has no second factor any more.
 */
export async function deleteSubstitutes(context: WriteContext, userId: number): Promise<void> {
  const { db } = context;
  await forgetTrustedDevices(context, userId);
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await deleteLoginTickets(context, userId, "second_factor");
}

/** Removes a person's second factor completely; false if there was none. */
export async function deleteSecondFactor(context: WriteContext, userId: number): Promise<boolean> {
  await deleteSubstitutes(context, userId);
  const { numDeletedRows } = await context.db
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const hadApp = await deleteApp(context, userId);
  return hadApp || numDeletedRows > 0n;
}
