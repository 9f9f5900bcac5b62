import { Refusal } from "@kreislauf/contract/base";
import type { CompanyChoice, SignedIn } from "@kreislauf/contract/session";
import type { InTransaction, PublicContext } from "../base/context.ts";
import { findMember } from "../users/index.ts";
import { takeLoginTicket } from "./login-tickets.store.ts";
import { ensureEnterable } from "./base/enterable-companies.ts";
import { openSession } from "./base/open-session.ts";
import type { SessionSecrets } from "./base/session-secrets.ts";

/**
 * Signs a person with several companies in to one of them. The login ticket that the password check issued is used up
 * here; the call is refused if the other fields of `choice` do not match the ticket (docs/coverage.md D8.1).
 */
export async function chooseCompany(
  context: InTransaction<PublicContext>,
  secrets: SessionSecrets,
  choice: CompanyChoice,
): Promise<SignedIn> {
  const ticket = await takeLoginTicket(context, choice.loginTicket, "company");
  const member = ticket && (await findMember(context.db, choice.userId, choice.companyId));
  const isMatch = ticket?.user_id === choice.userId && member?.email === choice.email.trim().toLowerCase();
  if (ticket === undefined || member === undefined || member.invited || !isMatch)
    throw new Refusal("wrong_credentials");
  const { factors, company_account: companyAccount } = ticket;
  const person = { userId: choice.userId, factors, companyAccount };
  await ensureEnterable(context.db, person, choice.companyId);
  return await openSession(context, secrets, member, { factors, companyAccount });
}
