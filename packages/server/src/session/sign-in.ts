import { Refusal } from "@kreislauf/contract/base";
import type { Credentials, SecondFactorMethod, SignInAnswer } from "@kreislauf/contract/session";
import { inTransaction, type PublicContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { findLogin, listCompaniesOf, lockLogin } from "../users/index.ts";
import { listEnterableCompanies, refuseToEnter } from "./base/enterable-companies.ts";
import { enterPortal } from "./base/enter-portal.ts";
import { issueLoginTicket } from "./login-tickets.store.ts";
import { isPasswordCorrect } from "./base/hash-password.ts";
import { queueHashing } from "./base/queue-hashing.ts";
import type { SessionSecrets } from "./base/session-secrets.ts";
import { throttleSignIn, recordSignInSuccess } from "./base/sign-in-throttle.ts";
import { listPasskeys } from "./passkeys.store.ts";
import {
  findAuthenticatorApp,
  hasSecondFactor,
  isTrustedDevice,
  listRecoveryCodes,
} from "./second-factor.store.ts";

/**
 * Checks e-mail address and password. Opens a session or lets the person choose a company; a person with a second
 * factor gets a ticket for the second step. The response is the same, and takes the same time, whether the e-mail
 * address is unknown, the password wrong or the account deleted. The attempt is counted before the password is checked.
 */
export async function signIn(
  context: PublicContext,
  secrets: SessionSecrets,
  credentials: Credentials,
): Promise<SignInAnswer> {
  const email = credentials.email.trim().toLowerCase();
  const { login, isCorrect } = await queueHashing(context, async () => {
    await inTransaction(context, (transaction) => throttleSignIn(transaction, email));
    const found = await findLogin(context.db, email);
    const hash = found?.password_hash ?? null;
    return { login: found, isCorrect: await isPasswordCorrect(hash, credentials.password) };
  });
  const companies = login === undefined || !isCorrect ? [] : await listCompaniesOf(context.db, login.id);
  if (login === undefined || companies.length === 0) throw refuseSignIn(context);
  return await inTransaction(context, async (transaction) => {
    const userId = login.id;
    // The password may have been replaced since it was checked.
    const present = await lockLogin(transaction, userId);
    if (present?.password_hash !== login.password_hash) throw refuseSignIn(context);
    await recordSignInSuccess(transaction, email);
    const person = { userId, factors: ["password"] as const };
    if ((await listEnterableCompanies(transaction.db, person)).length === 0)
      return await refuseToEnter(transaction.db, person);
    if (!(await hasSecondFactor(transaction.db, userId)))
      return await enterPortal(transaction, secrets, { userId, factors: ["password"] });
    const { deviceToken } = credentials;
    if (deviceToken !== undefined && (await isTrustedDevice(transaction, userId, deviceToken)))
      return await enterPortal(transaction, secrets, { userId, factors: ["password", "trusted_device"] });
    const ticket = await issueLoginTicket(transaction, { userId, factors: ["password"] }, "second_factor");
    return {
      multicompany: null,
      secondFactor: { ticket, methods: await listMethods(transaction.db, userId) },
    };
  });
}

function refuseSignIn({ log }: PublicContext): Refusal {
  log.warn({ security: "sign_in_refused" }, "sign-in refused");
  return new Refusal("wrong_credentials");
}

/** The methods of the second step that a person can use. */
async function listMethods(db: Db, userId: number): Promise<SecondFactorMethod[]> {
  const hasApp = (await findAuthenticatorApp(db, userId)) !== undefined;
  const hasPasskey = (await listPasskeys(db, userId)).length > 0;
  const hasCodes = (await listRecoveryCodes(db, userId)).some(({ used_at }) => used_at === null);
  return [
    ...(hasApp ? (["totp"] as const) : []),
    ...(hasPasskey ? (["passkey"] as const) : []),
    ...(hasCodes ? (["recovery_code"] as const) : []),
  ];
}
