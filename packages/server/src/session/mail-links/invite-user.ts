import { Refusal } from "@kreislauf/contract/base";
import { canGrant, type InvitedUser, type UserDetails } from "@kreislauf/contract/users";
import { auditActor, recordAudit } from "../../base/audit.ts";
import type { UserWriteContext } from "../../base/context.ts";
import { countAssignedSites, listSitesOfUser } from "../../sites/index.ts";
import {
  insertInvitedUser,
  findInvitedMember,
  findLogin,
  findMember,
  listSiteNamesById,
  permissionsFromDetails,
} from "../../users/index.ts";
import { enqueueInvitationMail } from "./enqueue-invitation-mail.ts";
import { nextLinkMailAt } from "./link-mail-limit.ts";
import { retryAfter } from "../../base/http/retry-after.ts";

/**
 * Invites a person into the actor's company. The actor can grant only permissions they hold and sites they see; an
 * e-mail address with an account is refused, whichever company created it (docs/coverage.md D5.7, D6.2).
 */
export async function inviteUser(context: UserWriteContext, details: UserDetails): Promise<InvitedUser> {
  const sites = new Set(details.locationIds);
  if ((await countAssignedSites(context, [...sites])) !== sites.size) throw new Refusal("not_found");
  const granted = permissionsFromDetails(details);
  if (!canGrant(context.actor.permissions, new Set(), granted)) throw new Refusal("permission_not_held");
  if ((await findLogin(context.db, details.email)) !== undefined) throw new Refusal("email_taken");
  const userId = await insertInvitedUser(context, details);
  await recordAudit(context, {
    companyId: context.actor.companyId,
    actorId: auditActor(context.actor),
    action: "user_invited",
    subject: `${details.firstName} ${details.lastName}`,
    subjectId: userId,
    after: {
      email: details.email,
      permissions: [...granted],
      locations: await listSiteNamesById(context, [...sites]),
    },
  });
  return await sendInvitation(context, userId);
}

/** Sends an invited person a new link; the earlier link stops working. Refused if the person is registered already. */
export async function reinviteUser(context: UserWriteContext, userId: number): Promise<InvitedUser> {
  const member = await findMember(context.db, userId, context.actor.companyId);
  if (member?.invited === false) throw new Refusal("already_registered");
  const invited = await sendInvitation(context, userId);
  await recordAudit(context, {
    companyId: context.actor.companyId,
    actorId: auditActor(context.actor),
    action: "user_reinvited",
    subject: `${invited.firstName} ${invited.lastName}`,
    subjectId: userId,
  });
  return invited;
}

async function sendInvitation(context: UserWriteContext, userId: number): Promise<InvitedUser> {
  const invited = await findInvitedMember(context.db, userId, context.actor.companyId);
  if (invited === undefined) throw new Refusal("not_found");
  const wait = await nextLinkMailAt(context, "invitation", invited);
  if (wait !== null) throw new Refusal("too_many_invitations", [], retryAfter(context.now, wait));
  const invitedUntil = await enqueueInvitationMail(context, invited);
  const { firstName, lastName, email, phone, permissions } = invited;
  const siteIds = await listSitesOfUser(context, userId);
  const person = { userId, firstName, lastName, email, phone };
  return { ...person, permissions, locationIds: siteIds, status: "invited", invitedUntil };
}
