import type { PasskeyAssertion, PasskeySignInAnswer } from "@kreislauf/contract/session";
import { inTransaction, type PublicContext } from "../../base/context.ts";
import { findLoginById, listCompaniesOf, lockUser } from "../../users/index.ts";
import { enterPortal } from "../base/enter-portal.ts";
import type { SessionSecrets } from "../base/session-secrets.ts";
import { checkPasskey } from "./check-passkey.ts";
import { refusePasskey } from "./verify-passkey.ts";

/**
 * Signs in with a passkey that the person has unlocked, which replaces password and second factor. A wrong signature is
 * refused but not counted, because signatures cannot be guessed.
 */
export async function signInWithPasskey(
  context: PublicContext,
  secrets: SessionSecrets,
  assertion: PasskeyAssertion,
): Promise<PasskeySignInAnswer> {
  const passkey = await checkPasskey(context, assertion, { kind: "sign_in" });
  const { userId } = passkey;
  const person = await findLoginById(context.db, userId);
  const companies = await listCompaniesOf(context.db, userId);
  const email = person?.email ?? null;
  if (email === null || companies.length === 0) throw refusePasskey(context);
  return await inTransaction(context, async (transaction) => {
    await lockUser(transaction, userId);
    await passkey.use(transaction);
    return { signIn: await enterPortal(transaction, secrets, { userId, factors: ["passkey"] }), email };
  });
}
