import type { SiteContact, ProviderSiteEdit, ProviderSiteCreation } from "@kreislauf/contract/provider";
import type { UserWriteContext } from "../base/context.ts";
import { changeSite, createSite } from "../sites/index.ts";
import { getColleagueIds, findOrCreateExternalContact } from "../users/index.ts";

/** Creates a site under the same rules as the company's own people; returns its id. */
export async function createSiteByProvider(
  context: UserWriteContext,
  wish: ProviderSiteCreation,
): Promise<number> {
  const { users, contactPerson, ...site } = wish;
  const { id } = await createSite(context, {
    ...site,
    groupId: null,
    contactPerson: await personOf(context, contactPerson),
    routeSketches: [],
    assignedUserIds: await getColleagueIds(context, users),
  });
  return id;
}

/** Changes the given fields of a site. People in `users` get access to the site; nobody loses it. */
export async function changeSiteByProvider(
  context: UserWriteContext,
  id: number,
  wish: ProviderSiteEdit,
): Promise<void> {
  const { users = [], contactPerson, ...site } = wish;
  await changeSite(context, id, {
    ...site,
    addedUserIds: await getColleagueIds(context, users),
    ...(contactPerson !== undefined && { contactPerson: await personOf(context, contactPerson) }),
  });
}

async function personOf(context: UserWriteContext, contact: SiteContact) {
  if (contact === null) return null;
  if (contact.type === "external") {
    return { type: "external", id: await findOrCreateExternalContact(context, contact) } as const;
  }
  const [id = 0] = await getColleagueIds(context, [contact.email]);
  return { type: "user", id } as const;
}
