import { Refusal } from "@kreislauf/contract/base";
import type { InvitedUser, UserDetails } from "@kreislauf/contract/users";
import type { TransactionContext } from "../base/context.ts";
import { countAssigned, listSitesOfUser } from "../locations/index.ts";
import { addInvited, findInvited, findMember, findPerson } from "../users/index.ts";
import { mailInvitation } from "./mail-invitation.ts";

/**
 * Invites a person into the actor's company. Nobody grants a permission they do not hold, or a site they do not
 * see; an address that already has an access is taken, whichever company gave it (decisions.md sections 5, 6).
 */
export async function inviteUser(context: TransactionContext, details: UserDetails): Promise<InvitedUser> {
  const granted = [...details.permissions, ...details.companyEbeneRoles];
  if (granted.some((id) => !context.actor.permissions.has(id))) throw new Refusal("permission_not_held");
  const sites = new Set(details.locationIds);
  if ((await countAssigned(context, [...sites])) !== sites.size) throw new Refusal("not_found");
  const person = await findPerson(context.db, details.email);
  if (person?.is_active) throw new Refusal("email_taken");
  return await sendInvitation(context, await addInvited(context, details, person?.id));
}

/** A new link for somebody invited; the earlier one stops working. */
export async function reinviteUser(context: TransactionContext, userId: number): Promise<InvitedUser> {
  const isRegistered = (await findMember(context.db, userId, context.actor.companyId))?.invited === false;
  if (isRegistered) throw new Refusal("already_registered");
  return await sendInvitation(context, userId);
}

async function sendInvitation(context: TransactionContext, userId: number): Promise<InvitedUser> {
  const invited = await findInvited(context.db, userId, context.actor.companyId);
  if (invited === undefined) throw new Refusal("not_found");
  const invitedUntil = await mailInvitation(context, invited);
  const { firstName, lastName, email, phone, permissions } = invited;
  const locationIds = await listSitesOfUser(context, userId);
  const person = { userId, firstName, lastName, email: email ?? "", phone };
  return { ...person, permissions, locationIds, status: "invited", invitedUntil };
}
