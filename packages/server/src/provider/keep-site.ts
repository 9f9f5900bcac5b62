import type { SiteContact, SiteEdit, SiteEntry } from "@kreislauf/contract/provider";
import type { PersonsWork } from "../base/context.ts";
import { changeLocation, createLocation } from "../locations/index.ts";
import { findColleagues, openExternalContact } from "../users/index.ts";

/** A new site, by the rules that hold for the company's own people; returns its id. */
export async function createSite(context: PersonsWork, wish: SiteEntry): Promise<number> {
  const { users, contactPerson, ...site } = wish;
  const { id } = await createLocation(context, {
    ...site,
    groupId: null,
    contactPerson: await personOf(context, contactPerson),
    routeSketches: [],
    assignedUserIds: await findColleagues(context, users),
  });
  return id;
}

/** Changes what is named. Nobody loses the site by that. */
export async function changeSite(context: PersonsWork, id: number, wish: SiteEdit): Promise<void> {
  const { users = [], contactPerson, ...site } = wish;
  await changeLocation(context, id, {
    ...site,
    addedUserIds: await findColleagues(context, users),
    ...(contactPerson !== undefined && { contactPerson: await personOf(context, contactPerson) }),
  });
}

async function personOf(context: PersonsWork, contact: SiteContact) {
  if (contact === null) return null;
  if (contact.type === "external") {
    return { type: "external", id: await openExternalContact(context, contact) } as const;
  }
  const [id = 0] = await findColleagues(context, [contact.email]);
  return { type: "user", id } as const;
}
