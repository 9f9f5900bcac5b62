import { companyPermissions, userPermissions } from "@kreislauf/contract/base";
import { recordAudit } from "../../base/audit.ts";
import type { InTransaction, PublicContext } from "../../base/context.ts";
import { findGroupByNames, insertInvitedUser, listSiteNamesById, providerActor } from "../../users/index.ts";
import { listCompanySites } from "../../sites/index.ts";
import type { CompanySignIn } from "../company-sign-in.store.ts";
import type { IdentityClaims } from "../session.tables.ts";

/**
 * Gives access to a person of the company who was not invited: with the configured permissions, all sites, and the
 * group that their claims name or else the configured one. Returns the user id; undefined if the company's settings do
 * not allow this.
 */
export async function provisionPerson(
  context: InTransaction<PublicContext>,
  settings: CompanySignIn,
  { email, firstName, lastName, groups }: IdentityClaims & { readonly email: string },
): Promise<number | undefined> {
  if (!settings.provisions) return undefined;
  const { company_id: companyId } = settings;
  const work = { ...context, actor: providerActor(companyId) };
  const siteIds = await listCompanySites(work, companyId);
  const named = await findGroupByNames(context.db, companyId, groups);
  const nameInAddress = email.replace(/@.*$/, "");
  const person = {
    email,
    firstName: (firstName || nameInAddress).slice(0, 100),
    lastName: (lastName || nameInAddress).slice(0, 100),
  };
  const userId = await insertInvitedUser(work, {
    ...person,
    permissions: userPermissions.filter((id) => settings.permissions.includes(id)),
    companyEbeneRoles: companyPermissions.filter((id) => settings.permissions.includes(id)),
    groupId: named ?? settings.group_id ?? undefined,
    locationIds: siteIds,
  });
  await recordAudit(context, {
    companyId,
    actorId: null,
    action: "user_provisioned",
    subject: `${person.firstName} ${person.lastName}`,
    subjectId: userId,
    after: {
      email,
      permissions: settings.permissions,
      locations: await listSiteNamesById(work, siteIds),
    },
  });
  return userId;
}
