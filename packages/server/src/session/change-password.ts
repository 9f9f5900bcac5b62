import { Refusal } from "@kreislauf/contract/base";
import { passwordErrorTexts, type PasswordChange } from "@kreislauf/contract/session";
import { recordAudit } from "../base/audit.ts";
import { inTransaction, type Context } from "../base/context.ts";
import { findLoginById, listCompaniesOf } from "../users/index.ts";
import { hashNewPassword, setPassword } from "./set-password.ts";
import { isPasswordCorrect } from "./base/passwords.ts";
import { queueHashing } from "./base/queue-hashing.ts";
import { notifyOfPasswordChange } from "./reset-password.ts";
import { revokeSessionsOf } from "./session.store.ts";
import { throttleSignIn, clearSignInFailures } from "./base/sign-in-throttle.ts";

/**
 * Changes the password of the signed-in person. Wrong attempts at the current one are counted like sign-ins; the
 * other sessions end, this one continues.
 */
export async function changePassword(context: Context, wish: PasswordChange): Promise<Record<string, never>> {
  const { actor, language } = context;
  const login = await findLoginById(context.db, actor.userId);
  if (login === undefined) throw new Refusal("unauthenticated");
  const subject = login.email ?? `user ${actor.userId}`;
  const isCorrect = await queueHashing(context, async () => {
    await inTransaction(context, (transaction) => throttleSignIn(transaction, subject));
    return await isPasswordCorrect(login.password_hash, wish.oldPassword);
  });
  const texts = passwordErrorTexts[language];
  if (!isCorrect) {
    throw new Refusal("validation", [{ field: "oldPassword", message: texts.wrongOldPassword }]);
  }
  if (wish.newPassword === wish.oldPassword) {
    throw new Refusal("validation", [{ field: "newPassword", message: texts.sameAsBefore }]);
  }
  const companies = await listCompaniesOf(context.db, actor.userId);
  const companyNames = companies.map(({ name }) => name);
  const passwordHash = await hashNewPassword(context, companyNames, wish.newPassword, "newPassword");
  return await inTransaction(context, async (transaction) => {
    await clearSignInFailures(transaction, subject);
    await setPassword(transaction, actor.userId, passwordHash);
    await revokeSessionsOf(transaction, actor.userId, actor.sessionId);
    for (const { id } of companies) {
      await recordAudit(transaction, { companyId: id, actorId: actor.userId, action: "password_changed" });
    }
    await notifyOfPasswordChange(transaction, actor.userId);
    return {};
  });
}
