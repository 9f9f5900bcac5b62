import { Refusal } from "@kreislauf/contract/base";
import { canGrant, type InvitedUser, type UserDetails } from "@kreislauf/contract/users";
import { auditActor, recordAudit } from "../base/audit.ts";
import type { PersonsWork } from "../base/context.ts";
import { countAssigned, listSitesOfUser } from "../locations/index.ts";
import { addInvited, findInvited, findLogin, findMember, namesOfSites, rightsOf } from "../users/index.ts";
import { mailInvitation } from "./mail-invitation.ts";

/**
 * Invites a person into the actor's company. Nobody grants a permission they do not hold, or a site they do not
 * see; an address that already has an access is taken, whichever company gave it (decisions.md sections 5, 6).
 */
export async function inviteUser(context: PersonsWork, details: UserDetails): Promise<InvitedUser> {
  const sites = new Set(details.locationIds);
  if ((await countAssigned(context, [...sites])) !== sites.size) throw new Refusal("not_found");
  const granted = rightsOf(details);
  if (!canGrant(context.actor.permissions, new Set(), granted)) throw new Refusal("permission_not_held");
  if ((await findLogin(context.db, details.email)) !== undefined) throw new Refusal("email_taken");
  const userId = await addInvited(context, details);
  await recordAudit(context, {
    companyId: context.actor.companyId,
    actorId: auditActor(context.actor),
    action: "user_invited",
    subject: `${details.firstName} ${details.lastName}`,
    subjectId: userId,
    after: {
      email: details.email,
      permissions: [...granted],
      locations: await namesOfSites(context, [...sites]),
    },
  });
  return await sendInvitation(context, userId);
}

/** A new link for somebody invited; the earlier one stops working. */
export async function reinviteUser(context: PersonsWork, userId: number): Promise<InvitedUser> {
  const member = await findMember(context.db, userId, context.actor.companyId);
  if (member?.invited === false) throw new Refusal("already_registered");
  const invited = await sendInvitation(context, userId);
  await recordAudit(context, {
    companyId: context.actor.companyId,
    actorId: context.actor.userId,
    action: "user_reinvited",
    subject: `${invited.firstName} ${invited.lastName}`,
    subjectId: userId,
  });
  return invited;
}

async function sendInvitation(context: PersonsWork, userId: number): Promise<InvitedUser> {
  const invited = await findInvited(context.db, userId, context.actor.companyId);
  if (invited === undefined) throw new Refusal("not_found");
  const invitedUntil = await mailInvitation(context, invited);
  const { firstName, lastName, email, phone, permissions } = invited;
  const locationIds = await listSitesOfUser(context, userId);
  const person = { userId, firstName, lastName, email: email ?? "", phone };
  return { ...person, permissions, locationIds, status: "invited", invitedUntil };
}
