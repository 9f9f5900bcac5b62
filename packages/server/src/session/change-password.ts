import { Refusal } from "@kreislauf/contract/base";
import { passwordErrorTexts, type PasswordChange } from "@kreislauf/contract/session";
import { recordAudit } from "../base/audit.ts";
import { inTransaction, type Context } from "../base/context.ts";
import { listCompaniesOf } from "../users/index.ts";
import { hashNewPassword, setPassword } from "./base/set-password.ts";
import { isOwnPassword } from "./base/is-own-password.ts";
import { notifyOfPasswordChange } from "./mail-links/reset-password.ts";
import { lockActor, revokeSessionsOf } from "./session.store.ts";

/**
 * Changes the password of the signed-in person. Refused if the current password is wrong, which is counted, or the new
 * one is the same or too weak. The person's other sessions end, this one continues.
 */
export async function changePassword(context: Context, wish: PasswordChange): Promise<Record<string, never>> {
  const { actor, language } = context;
  const texts = passwordErrorTexts[language];
  if (!(await isOwnPassword(context, wish.oldPassword))) {
    throw new Refusal("validation", [{ field: "oldPassword", message: texts.wrongOldPassword }]);
  }
  if (wish.newPassword === wish.oldPassword) {
    throw new Refusal("validation", [{ field: "newPassword", message: texts.sameAsBefore }]);
  }
  const companies = await listCompaniesOf(context.db, actor.userId);
  const companyNames = companies.map(({ name }) => name);
  const passwordHash = await hashNewPassword(context, companyNames, wish.newPassword, "newPassword");
  return await inTransaction(context, async (transaction) => {
    await lockActor(transaction);
    await setPassword(transaction, actor.userId, passwordHash);
    await revokeSessionsOf(transaction, actor.userId, actor.sessionId);
    for (const { id } of companies) {
      await recordAudit(transaction, { companyId: id, actorId: actor.userId, action: "password_changed" });
    }
    await notifyOfPasswordChange(transaction, actor.userId);
    return {};
  });
}
