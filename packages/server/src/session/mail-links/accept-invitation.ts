import { fieldErrorTexts, Refusal, type ErrorCode } from "@kreislauf/contract/base";
import type { ActivationResult, Activation, InvitationCheck } from "@kreislauf/contract/session";
import { changedFacts, recordAudit } from "../../base/audit.ts";
import { inTransaction, type PublicContext } from "../../base/context.ts";
import { findInvitedMember, type InvitedMember, markRegistered, normalizePhone } from "../../users/index.ts";
import { consumeLink, findLink, linkProblem } from "../one-time-links.store.ts";
import { hashNewPassword, setPassword } from "../base/set-password.ts";

export async function checkInvitationToken(context: PublicContext, token: string): Promise<InvitationCheck> {
  const expired: ErrorCode = "invitation_link_expired";
  const link = await findLink(context.db, "invitation", token);
  const problem = linkProblem(link, context.now, expired);
  if (link === undefined || link.company_id === null || problem !== null)
    throw new Refusal(problem ?? expired);
  const invited = await findInvitedMember(context.db, link.user_id, link.company_id);
  if (invited === undefined) throw new Refusal(expired);
  return { message: "valid", phoneMissing: invited.phone === null };
}

/**
 * Accepts an invitation: sets the password and the phone number of a new account. Refused if the link does not work,
 * the password is too weak or the phone number is missing. If the account is active already, an old link only says so
 * and changes nothing: no link ever sets a second password.
 */
export async function acceptInvitation(
  context: PublicContext,
  { signupToken, password, phone: typedPhone }: Activation,
): Promise<ActivationResult> {
  const invitation = await findOpenInvitation(context, signupToken);
  if (invitation === "already_active") return { message: "already_active" };
  const { link, companyId, invited } = invitation;
  const phone = await phoneAfter(context, invited, typedPhone);
  const passwordHash = await hashNewPassword(context, [invited.companyName], password, "password");
  await inTransaction(context, async (transaction) => {
    await consumeLink(transaction, link, "activation_link_expired");
    await setPassword(transaction, link.user_id, passwordHash);
    await markRegistered(transaction, invited, phone);
    await recordAudit(transaction, {
      companyId,
      actorId: link.user_id,
      action: "invitation_accepted",
      ...changedFacts({ phone: invited.phone }, { phone }),
    });
  });
  return { message: "activated" };
}

/**
 * Finds the invitation of a link; "already_active" if the link was used. Refused if the link has expired, was replaced
 * or is unknown.
 */
async function findOpenInvitation({ db, now }: PublicContext, token: string) {
  const link = await findLink(db, "invitation", token);
  const problem = linkProblem(link, now, "activation_link_expired");
  if (problem === "link_used") return "already_active";
  if (link === undefined || link.company_id === null || problem !== null) {
    throw new Refusal(problem ?? "activation_link_expired");
  }
  const invited = await findInvitedMember(db, link.user_id, link.company_id);
  if (invited === undefined) throw new Refusal("activation_link_expired");
  return { link, companyId: link.company_id, invited };
}

/** The phone number that the person typed, or else the one of the invitation; refused if there is neither. */
async function phoneAfter(
  context: PublicContext,
  { phone }: InvitedMember,
  typed: string | undefined,
): Promise<string> {
  if (typed !== undefined) return normalizePhone(context, typed, "phone");
  if (phone !== null) return phone;
  const message = fieldErrorTexts[context.language].reasons.phone_missing;
  throw new Refusal("validation", [{ field: "phone", message }]);
}
