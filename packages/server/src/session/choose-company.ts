import { Refusal } from "@kreislauf/contract/base";
import type { CompanyChoice, SignedIn } from "@kreislauf/contract/session";
import type { InTransaction, PublicContext } from "../base/context.ts";
import { findMember } from "../users/index.ts";
import { openSession } from "./base/open-session.ts";
import type { SessionSecrets } from "./base/session-secrets.ts";
import { hashToken } from "./base/tokens.ts";

/**
 * Signs a person with several companies in to one of them. The login ticket from the password check is used up here;
 * the other fields must match it (docs/coverage.md D8.1).
 */
export async function chooseCompany(
  context: InTransaction<PublicContext>,
  secrets: SessionSecrets,
  choice: CompanyChoice,
): Promise<SignedIn> {
  const ticket = await context.db
    .deleteFrom("login_tickets")
    .where("ticket_hash", "=", hashToken(choice.loginTicket))
    .where("user_id", "=", choice.userId)
    .where("expires_at", ">", context.now.toString())
    .returning("user_id")
    .executeTakeFirst();
  const member = ticket && (await findMember(context.db, ticket.user_id, choice.companyId));
  if (member === undefined || member.email !== choice.email.trim().toLowerCase()) {
    throw new Refusal("wrong_credentials");
  }
  return await openSession(context, secrets, member);
}
