import { Refusal } from "@kreislauf/contract/base";
import { accessActions, type AccessTable, decideAccess } from "@kreislauf/contract/users";
import type { Context } from "../base/context.ts";
import { findAccessOf, findSeenSite, listAccessAt, type PersonRights } from "./access-view.store.ts";

interface Site {
  readonly id: number;
  readonly active: boolean;
}

const decisionsOf = (
  { actor: { documentsEnabled } }: Context,
  table: AccessTable,
  person: PersonRights,
  site: Site,
) =>
  accessActions.map((action) =>
    decideAccess(action, table, {
      isRegistered: !person.invited,
      permissions: new Set(person.permissions),
      isAssigned: person.isAssigned,
      isLocationActive: site.active,
      documentsEnabled,
    }),
  );

async function getSite(context: Context, locationId: number): Promise<Site> {
  const site = await findSeenSite(context, locationId);
  if (site === undefined) throw new Refusal("not_found");
  return site;
}

/** What one user of the company may do at a site that the person asking sees. */
export async function accessOfUser(
  context: Context,
  table: AccessTable,
  { userId, locationId }: { readonly userId: number; readonly locationId: number },
) {
  const site = await getSite(context, locationId);
  const person = await findAccessOf(context, userId, locationId);
  if (person === undefined) throw new Refusal("not_found");
  return { decisions: decisionsOf(context, table, person, site) };
}

/** The users who are assigned to a site, with what each may do there. */
export async function accessAtLocation(context: Context, table: AccessTable, locationId: number) {
  const site = await getSite(context, locationId);
  const people = await listAccessAt(context, locationId);
  return {
    users: people.map(({ invited, permissions, isAssigned, ...person }) => ({
      ...person,
      decisions: decisionsOf(context, table, { invited, permissions, isAssigned }, site),
    })),
  };
}
