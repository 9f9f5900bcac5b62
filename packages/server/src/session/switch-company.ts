import { Refusal } from "@kreislauf/contract/base";
import type { SignedIn } from "@kreislauf/contract/session";
import type { TransactionContext } from "../base/context.ts";
import { recordAudit } from "../base/audit.ts";
import { findMember } from "../users/index.ts";
import { ensureEnterable } from "./base/enterable-companies.ts";
import { openSession } from "./base/open-session.ts";
import type { SessionSecrets } from "./base/session-secrets.ts";
import { getSession, lockActor, revokeSession } from "./session.store.ts";

/**
 * Continues in another of the person's companies, for no longer than the current session would last. That session ends,
 * in every tab. Refused if the person is no member of the company or may not enter it with the factors they have
 * proved.
 */
export async function switchCompany(
  context: TransactionContext,
  secrets: SessionSecrets,
  companyId: number,
): Promise<SignedIn> {
  const { userId } = context.actor;
  await lockActor(context);
  const member = await findMember(context.db, userId, companyId);
  if (member === undefined || member.invited) throw new Refusal("not_found");
  const { factors, proved_at, ends_at, company_account: companyAccount } = await getSession(context);
  await ensureEnterable(context.db, { userId, factors, companyAccount }, companyId);
  // Another tab may be signing out right now, which does not lock the person.
  if (!(await revokeSession(context.db, context.actor.sessionId, context.now)))
    throw new Refusal("unauthenticated");
  await recordAudit(context, { companyId: context.actor.companyId, actorId: userId, action: "signed_out" });
  return await openSession(context, secrets, member, {
    factors,
    companyAccount,
    provedAt: Temporal.Instant.from(proved_at),
    endsAt: Temporal.Instant.from(ends_at),
  });
}
