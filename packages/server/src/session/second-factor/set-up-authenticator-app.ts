import { randomBytes } from "node:crypto";
import { Refusal } from "@kreislauf/contract/base";
import type { AuthenticatorAppSetUp, RecoveryCodesAnswer } from "@kreislauf/contract/session";
import { inTransaction, type Context, type TransactionContext } from "../../base/context.ts";
import { findLoginById, lockUser } from "../../users/index.ts";
import { recordOwnProofSuccess, throttleOwnProof } from "../base/sign-in-throttle.ts";
import { confirmApp, findAuthenticatorApp, findStartedApp, startApp } from "../second-factor.store.ts";
import { lockActor, revokeSessionsOf } from "../session.store.ts";
import { renewIdentityProof } from "./renew-identity-proof.ts";
import { recordSecondFactor } from "./record-second-factor.ts";
import { createRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.ts";
import { describeAuthenticatorApp, findTotpStep } from "./totp.ts";

/** Length of the secret: that of the hash behind the codes (SHA-1), as RFC 4226 recommends. */
const secretBytes = 20;

/**
 * Begins to set up the authenticator app, with a new secret each time; refused if the person has a confirmed app.
 * Sign-ins ask for no code until a first code confirms that the app has the secret.
 */
export async function setUpAuthenticatorApp(context: TransactionContext): Promise<AuthenticatorAppSetUp> {
  const { db } = context;
  const { userId } = context.actor;
  await lockUser(context, userId);
  if ((await findAuthenticatorApp(db, userId)) !== undefined) throw new Refusal("second_factor_present");
  const login = await findLoginById(db, userId);
  if (login === undefined) throw new Refusal("unauthenticated");
  const secret = randomBytes(secretBytes);
  await startApp(context, userId, secret);
  return describeAuthenticatorApp(secret, {
    issuer: context.branding.productName,
    label: login.email ?? `${login.first_name} ${login.last_name}`,
  });
}

/**
 * Confirms the app by its first code: from now on it is a second factor. Creates recovery codes and ends the person's
 * other sessions. A wrong code is refused and counted; also refused if no setup was begun or the app is confirmed
 * already.
 */
export async function confirmAuthenticatorApp(
  context: Context,
  { code }: { readonly code: string },
): Promise<RecoveryCodesAnswer> {
  const { userId } = context.actor;
  await inTransaction(context, (transaction) => throttleOwnProof(transaction, "code", userId));
  const app = await findStartedApp(context.db, userId);
  if (app === undefined) throw new Refusal("not_found");
  if (app.confirmed_at !== null) throw new Refusal("second_factor_present");
  const step = findTotpStep(app.secret, code, context.now);
  if (step === null) throw new Refusal("wrong_code");
  const codes = await createRecoveryCodes(context);
  return await inTransaction(context, async (transaction) => {
    const { secret } = app;
    await lockActor(transaction);
    if (!(await confirmApp(transaction, userId, { secret, step })))
      throw new Refusal("second_factor_present");
    await recordOwnProofSuccess(transaction, "code", userId);
    await storeRecoveryCodes(transaction, userId, codes);
    await revokeSessionsOf(transaction, userId, context.actor.sessionId);
    await renewIdentityProof(transaction, "totp");
    await recordSecondFactor(transaction, userId, "second_factor_added");
    return { recoveryCodes: codes.codes };
  });
}
