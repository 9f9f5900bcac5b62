import type { DeactivatedSite } from "@kreislauf/contract/sites";
import { systemUser } from "@kreislauf/contract/users";
import type { InTransaction, UserWriteContext, Scope, WriteContext } from "../base/context.ts";
import { assignedSiteIds, type SiteRow } from "./sites.store.ts";

/** Maximum number of entries in a list; older entries are no longer useful. */
const maxEntries = 200;

/**
 * Deactivates a locked site and records it. The entry counts as read if a person of the company deactivated the site.
 */
export async function writeDeactivation(
  { db, now }: WriteContext,
  site: Pick<SiteRow, "id" | "company_id">,
  by: number,
): Promise<number> {
  const isUnread = by === systemUser.system || by === systemUser.provider;
  await db
    .updateTable("sites")
    .set({ active: false })
    .where("id", "=", site.id)
    .where("active", "=", true)
    .execute();
  const { id } = await db
    .insertInto("site_deactivations")
    .values({
      company_id: site.company_id,
      site_id: site.id,
      deactivated_at: now.toString(),
      deactivated_by: by,
      read_at: isUnread ? null : now.toString(),
      read_by: isUnread ? null : by,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const markRead = ({ db, actor, now }: UserWriteContext) =>
  db
    .updateTable("site_deactivations")
    .set({ read_at: now.toString(), read_by: actor.userId })
    .where("read_at", "is", null);

export const markSiteDeactivationsRead = async (context: UserWriteContext, siteId: number): Promise<void> =>
  void (await markRead(context).where("site_id", "=", siteId).execute());

export const markDeactivationEntryRead = async (context: UserWriteContext, id: number): Promise<void> =>
  void (await markRead(context).where("id", "=", id).execute());

/** The deactivations of sites that the person sees. */
const selectEntries = (scope: Scope) =>
  scope.db
    .selectFrom("site_deactivations")
    .innerJoin("sites", "sites.id", "site_deactivations.site_id")
    .innerJoin("users", "users.id", "site_deactivations.deactivated_by")
    .select([
      "site_deactivations.id",
      "site_id",
      "deactivated_at",
      "deactivated_by",
      "read_at",
      "users.first_name",
      "users.last_name",
      "sites.alias",
      "sites.street",
      "sites.house_number",
      "sites.zip",
      "sites.city",
      "sites.active",
    ])
    .where("site_deactivations.company_id", "=", scope.actor.companyId)
    .where("site_id", "in", assignedSiteIds(scope));

type Entry = Awaited<ReturnType<ReturnType<typeof selectEntries>["executeTakeFirstOrThrow"]>>;

export async function listDeactivations(
  scope: Scope,
  { unread }: { readonly unread: boolean },
): Promise<DeactivatedSite[]> {
  const entries = await selectEntries(scope)
    .$if(unread, (query) => query.where("read_at", "is", null))
    .orderBy("site_deactivations.id", "desc")
    .limit(maxEntries)
    .execute();
  return entries.map(entryOf);
}

/** One deactivation, locked; undefined if the person does not see its site. */
export const lockDeactivation = async (
  context: InTransaction,
  id: number,
): Promise<DeactivatedSite | undefined> => {
  const entry = await selectEntries(context)
    .where("site_deactivations.id", "=", id)
    .forUpdate("site_deactivations")
    .executeTakeFirst();
  return entry && entryOf(entry);
};

const entryOf = (entry: Entry): DeactivatedSite => ({
  id: entry.id,
  serviceLocationId: entry.site_id,
  alias: entry.alias,
  street: entry.street,
  houseNumber: entry.house_number,
  zip: entry.zip,
  city: entry.city,
  active: entry.active,
  deactivatedOn: entry.deactivated_at,
  automatic: entry.deactivated_by === systemUser.system,
  deactivatedBy: { id: entry.deactivated_by, name: `${entry.first_name} ${entry.last_name}`.trim() },
  readOn: entry.read_at,
});
