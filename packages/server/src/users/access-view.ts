import { Refusal } from "@kreislauf/contract/base";
import { accessActions, type AccessTable, decideAccess } from "@kreislauf/contract/users";
import type { Context } from "../base/context.ts";
import { findUserAccess, findVisibleSite, listSiteAccess, type UserAccessRow } from "./access-view.store.ts";

interface Site {
  readonly id: number;
  readonly active: boolean;
}

const decisionsOf = (
  { actor: { documentsEnabled } }: Context,
  table: AccessTable,
  person: UserAccessRow,
  site: Site,
) =>
  accessActions.map((action) =>
    decideAccess(action, table, {
      isRegistered: !person.invited,
      permissions: new Set(person.permissions),
      isAssigned: person.isAssigned,
      isSiteActive: site.active,
      documentsEnabled,
    }),
  );

async function getSite(context: Context, siteId: number): Promise<Site> {
  const site = await findVisibleSite(context, siteId);
  if (site === undefined) throw new Refusal("not_found");
  return site;
}

/** What one user of the company may do at a site that the requesting person sees. */
export async function accessOfUser(
  context: Context,
  table: AccessTable,
  { userId, siteId }: { readonly userId: number; readonly siteId: number },
) {
  const site = await getSite(context, siteId);
  const person = await findUserAccess(context, userId, siteId);
  if (person === undefined) throw new Refusal("not_found");
  return { decisions: decisionsOf(context, table, person, site) };
}

/** The users assigned to a site, with what each may do there. */
export async function accessAtSite(context: Context, table: AccessTable, siteId: number) {
  const site = await getSite(context, siteId);
  const people = await listSiteAccess(context, siteId);
  return {
    users: people.map(({ invited, permissions, isAssigned, ...person }) => ({
      ...person,
      decisions: decisionsOf(context, table, { invited, permissions, isAssigned }, site),
    })),
  };
}
