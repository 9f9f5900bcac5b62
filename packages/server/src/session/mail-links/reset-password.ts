import { Refusal } from "@kreislauf/contract/base";
import type { PasswordReset } from "@kreislauf/contract/session";
import { recordAudit } from "../../base/audit.ts";
import { inTransaction, type InTransaction, type PublicContext } from "../../base/context.ts";
import { enqueueMail } from "../../base/mail/outbox.ts";
import { findLoginById, listCompaniesOf } from "../../users/index.ts";
import { hashNewPassword, setPassword } from "../base/set-password.ts";
import { forgetPasswordFailures } from "../base/sign-in-throttle.ts";
import { consumeLink, findLink, linkProblem } from "../one-time-links.store.ts";
import { revokeSessionsOf } from "../session.store.ts";

export async function checkResetToken(context: PublicContext, token: string): Promise<{ message: "valid" }> {
  const link = await findLink(context.db, "reset", token);
  const problem = linkProblem(link, context.now, "reset_link_expired");
  if (problem !== null) throw new Refusal(problem);
  return { message: "valid" };
}

/**
 * Sets the password with a reset link, even while sign-in is locked after wrong passwords. Refused if the link does not
 * work or the password is too weak. All sessions end, and the person is notified and has to sign in again.
 */
export async function resetPassword(
  context: PublicContext,
  { token, password }: PasswordReset,
): Promise<Record<string, never>> {
  const link = await findLink(context.db, "reset", token);
  const problem = linkProblem(link, context.now, "reset_link_expired");
  if (link === undefined || problem !== null) throw new Refusal(problem ?? "reset_link_expired");
  const companies = await listCompaniesOf(context.db, link.user_id);
  const companyNames = companies.map(({ name }) => name);
  const passwordHash = await hashNewPassword(context, companyNames, password, "password");
  return await inTransaction(context, async (transaction) => {
    await consumeLink(transaction, link, "reset_link_expired");
    await setPassword(transaction, link.user_id, passwordHash);
    for (const { id } of companies) {
      await recordAudit(transaction, { companyId: id, actorId: link.user_id, action: "password_reset" });
    }
    await revokeSessionsOf(transaction, link.user_id);
    const login = await findLoginById(transaction.db, link.user_id);
    if (login !== undefined) await forgetPasswordFailures(transaction, login);
    await notifyOfPasswordChange(transaction, link.user_id);
    return {};
  });
}

declare module "../../base/mail/outbox.ts" {
  interface Mails {
    password_changed: PasswordChangedMail;
  }
}

export interface PasswordChangedMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  /** ISO instant. */
  readonly changedOn: string;
}

/** Notifies a person by e-mail that their password has changed, in case it was not them. */
export async function notifyOfPasswordChange(
  context: InTransaction<PublicContext>,
  userId: number,
): Promise<void> {
  const person = await findLoginById(context.db, userId);
  if (person?.email === null || person === undefined) return;
  await enqueueMail(context, {
    kind: "password_changed",
    cause: `password of ${userId} changed at ${context.now.toString()}`,
    recipient: { id: userId, email: person.email },
    data: {
      greeting: { firstName: person.first_name, lastName: person.last_name },
      changedOn: context.now.toString(),
    },
  });
}
