import { Refusal } from "@kreislauf/contract/base";
import type { ActivationResult, Activation } from "@kreislauf/contract/session";
import { recordAudit } from "../base/audit.ts";
import type { InTransaction, PublicContext } from "../base/context.ts";
import { findInvitedMember, markRegistered } from "../users/index.ts";
import { setPassword } from "./set-password.ts";
import { consumeLink, findLink, linkProblem } from "./one-time-links.store.ts";

export async function checkInvitationToken(
  context: PublicContext,
  token: string,
): Promise<{ message: "valid" }> {
  const link = await findLink(context.db, "invitation", token);
  const problem = linkProblem(link, context.now, "invitation_link_expired");
  if (problem !== null) throw new Refusal(problem);
  return { message: "valid" };
}

/**
 * Accepts an invitation. An old link of somebody whose account is active says so and changes nothing: no link ever
 * sets a second password.
 */
export async function acceptInvitation(
  context: InTransaction<PublicContext>,
  { signupToken, password }: Activation,
): Promise<ActivationResult> {
  const link = await findLink(context.db, "invitation", signupToken);
  const problem = linkProblem(link, context.now, "activation_link_expired");
  if (problem === "link_used") return { message: "already_active" };
  if (link === undefined || link.company_id === null || problem !== null) {
    throw new Refusal(problem ?? "activation_link_expired");
  }
  const invited = await findInvitedMember(context.db, link.user_id, link.company_id);
  if (invited === undefined) throw new Refusal("activation_link_expired");
  await consumeLink(context, link);
  await setPassword(context, { id: link.user_id, companyNames: [invited.companyName] }, password, "password");
  await markRegistered(context, link.user_id, link.company_id);
  await recordAudit(context, {
    companyId: link.company_id,
    actorId: link.user_id,
    action: "invitation_accepted",
  });
  return { message: "activated" };
}
