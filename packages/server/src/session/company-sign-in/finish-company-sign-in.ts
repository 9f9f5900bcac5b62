import { Refusal } from "@kreislauf/contract/base";
import type { CompanySignInAnswer, CompanySignInEnd } from "@kreislauf/contract/session";
import { recordAudit } from "../../base/audit.ts";
import type { InTransaction, PublicContext } from "../../base/context.ts";
import {
  findLogin,
  findLoginById,
  findMember,
  listCompaniesOf,
  lockUser,
  type Login,
  markEntered,
} from "../../users/index.ts";
import { enterPortal } from "../base/enter-portal.ts";
import type { SessionSecrets } from "../base/session-secrets.ts";
import {
  bindIdentity,
  type CompanySignIn,
  findIdentity,
  getCompanySignIn,
  isDomainOf,
  moveIdentity,
  consumeIdTokenClaims,
} from "../company-sign-in.store.ts";
import type { IdentityClaims } from "../session.tables.ts";
import { domainOf } from "./begin-company-sign-in.ts";
import { provisionPerson } from "./provision-person.ts";

/**
 * Opens a session for the person that the identity provider has identified, or lets them choose one of their companies.
 * Refused if the ticket is not valid or no person of the company fits. An open invitation counts as accepted.
 */
export async function finishCompanySignIn(
  context: InTransaction<PublicContext>,
  secrets: SessionSecrets,
  end: CompanySignInEnd,
): Promise<CompanySignInAnswer> {
  const taken = await consumeIdTokenClaims(context, end);
  if (taken === undefined || taken.claims === null) throw new Refusal("sign_in_expired");
  const settings = await getCompanySignIn(context.db, taken.company_id);
  const { claims } = taken;
  const userId = await findOrBindPerson(context, settings, claims);
  await lockUser(context, userId);
  const member = await findMember(context.db, userId, settings.company_id);
  if (member === undefined) throw refused(context);
  if (member.invited) await markEntered(context, userId, settings.company_id);
  const signIn = await enterPortal(context, secrets, {
    userId,
    factors: ["oidc"],
    companyAccount: {
      companyId: settings.company_id,
      issuer: settings.issuer,
      subject: claims.subject,
      sessionId: claims.sessionId,
      authenticatedAt: claims.authenticatedAt,
    },
  });
  return { signIn, email: (await findLoginById(context.db, userId))?.email ?? "" };
}

/**
 * Finds the person by issuer and subject. When an account is first used, the person is found by the verified e-mail
 * address, whose domain must be one of the company's, or created if the company's settings allow that; the account is
 * then bound to them. Refused if no person fits.
 */
async function findOrBindPerson(
  context: InTransaction<PublicContext>,
  settings: CompanySignIn,
  claims: IdentityClaims,
): Promise<number> {
  const { company_id: companyId, issuer } = settings;
  const { subject, email } = claims;
  const isVouchedFor = email !== null && (await isDomainOf(context.db, companyId, domainOf(email)));
  const known = isVouchedFor ? await findLogin(context.db, email) : undefined;
  const bound = await findIdentity(context.db, issuer, subject);
  if (bound !== undefined)
    return await keepOrMove(context, settings, { subject, from: bound.user_id, known });
  if (!isVouchedFor) throw refused(context);
  const userId = known?.id ?? (await provisionPerson(context, settings, { ...claims, email }));
  if (userId === undefined) throw refused(context);
  if ((await findMember(context.db, userId, companyId)) === undefined) throw refused(context);
  // If the person is already bound to another account at this identity provider, somebody else has got the e-mail
  // address since.
  if (!(await bindIdentity(context, { issuer, subject, userId }))) throw refused(context);
  await recordAudit(context, { companyId, actorId: userId, action: "company_account_bound" });
  return userId;
}

/**
 * A person who was deleted and invited again has a new login: their account at the identity provider is moved to it.
 * Returns the user id of the login that has the account now; refused if the new login already has another account
 * there.
 */
async function keepOrMove(
  context: InTransaction<PublicContext>,
  { company_id: companyId, issuer }: CompanySignIn,
  {
    subject,
    from,
    known,
  }: { readonly subject: string; readonly from: number; readonly known: Login | undefined },
): Promise<number> {
  if (known === undefined || (await listCompaniesOf(context.db, from)).length > 0) return from;
  if ((await findMember(context.db, known.id, companyId)) === undefined) return from;
  if (!(await moveIdentity(context, { issuer, subject, from, to: known.id }))) throw refused(context);
  await recordAudit(context, { companyId, actorId: known.id, action: "company_account_bound" });
  return known.id;
}

function refused(context: PublicContext): Refusal {
  context.log.warn({ security: "company_account_refused" }, "company account refused");
  return new Refusal("company_account_refused");
}
