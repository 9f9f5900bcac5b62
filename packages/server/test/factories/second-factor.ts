import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { createRecoveryCodes, storeRecoveryCodes } from "../../src/session/second-factor/recovery-codes.ts";
import type { TestPortal } from "../portal/portal.ts";

/** The code that an authenticator app with this secret shows at the portal's time, plus `seconds` (may be negative). */
export function testCode(portal: TestPortal, secret: Uint8Array, seconds = 0): string {
  const totp = new TOTP({ secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });
  return totp.generate({ timestamp: portal.now().epochMilliseconds + seconds * 1000 });
}

/** Adds an authenticator app to a person's account, already confirmed by default; returns the app's secret. */
export async function addTestAuthenticatorApp(portal: TestPortal, userId: number, isConfirmed = true) {
  const secret = randomBytes(20);
  const now = portal.now().toString();
  await portal.database.db
    .insertInto("authenticator_apps")
    .values({ user_id: userId, secret, created_at: now, confirmed_at: isConfirmed ? now : null })
    .execute();
  return secret;
}

/** Gives a person ten recovery codes; returns the codes in plain text. */
export async function addTestRecoveryCodes(portal: TestPortal, userId: number): Promise<readonly string[]> {
  const created = await createRecoveryCodes({ address: "::1" });
  await portal.database.db
    .transaction()
    .execute((db) => storeRecoveryCodes({ db, now: portal.now() }, userId, created));
  return created.codes;
}
