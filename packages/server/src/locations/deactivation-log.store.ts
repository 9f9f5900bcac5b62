import type { DeactivatedLocation } from "@kreislauf/contract/locations";
import { systemUser } from "@kreislauf/contract/users";
import type { InTransaction, PersonsWork, Scope, Work } from "../base/context.ts";
import { assignedLocationIds, type LocationRow } from "./locations.store.ts";

/** Entries that a list shows; older ones are of no use to anybody. */
const mostEntries = 200;

/** Takes a site that is locked out of use and writes it down; what somebody of the company did they have read. */
export async function endSite(
  { db, now }: Work,
  site: Pick<LocationRow, "id" | "company_id">,
  by: number,
): Promise<number> {
  const isNews = by === systemUser.cycle || by === systemUser.provider;
  await db
    .updateTable("locations")
    .set({ active: false })
    .where("id", "=", site.id)
    .where("active", "=", true)
    .execute();
  const { id } = await db
    .insertInto("location_deactivations")
    .values({
      company_id: site.company_id,
      location_id: site.id,
      deactivated_at: now.toString(),
      deactivated_by: by,
      read_at: isNews ? null : now.toString(),
      read_by: isNews ? null : by,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const markRead = ({ db, actor, now }: PersonsWork) =>
  db
    .updateTable("location_deactivations")
    .set({ read_at: now.toString(), read_by: actor.userId })
    .where("read_at", "is", null);

export const markSiteRead = async (context: PersonsWork, locationId: number): Promise<void> =>
  void (await markRead(context).where("location_id", "=", locationId).execute());

export const markEntryRead = async (context: PersonsWork, id: number): Promise<void> =>
  void (await markRead(context).where("id", "=", id).execute());

/** Entries about sites the person sees. */
const selectEntries = (scope: Scope) =>
  scope.db
    .selectFrom("location_deactivations")
    .innerJoin("locations", "locations.id", "location_deactivations.location_id")
    .innerJoin("users", "users.id", "location_deactivations.deactivated_by")
    .select([
      "location_deactivations.id",
      "location_id",
      "deactivated_at",
      "deactivated_by",
      "read_at",
      "users.first_name",
      "users.last_name",
      "locations.alias",
      "locations.street",
      "locations.house_number",
      "locations.zip",
      "locations.city",
      "locations.active",
    ])
    .where("location_deactivations.company_id", "=", scope.actor.companyId)
    .where("location_id", "in", assignedLocationIds(scope));

type Entry = Awaited<ReturnType<ReturnType<typeof selectEntries>["executeTakeFirstOrThrow"]>>;

export async function listDeactivations(
  scope: Scope,
  { unread }: { readonly unread: boolean },
): Promise<DeactivatedLocation[]> {
  const entries = await selectEntries(scope)
    .$if(unread, (query) => query.where("read_at", "is", null))
    .orderBy("location_deactivations.id", "desc")
    .limit(mostEntries)
    .execute();
  return entries.map(entryOf);
}

/** One of them, locked. */
export const lockDeactivation = async (
  context: InTransaction,
  id: number,
): Promise<DeactivatedLocation | undefined> => {
  const entry = await selectEntries(context)
    .where("location_deactivations.id", "=", id)
    .forUpdate("location_deactivations")
    .executeTakeFirst();
  return entry && entryOf(entry);
};

const entryOf = (entry: Entry): DeactivatedLocation => ({
  id: entry.id,
  serviceLocationId: entry.location_id,
  alias: entry.alias,
  street: entry.street,
  houseNumber: entry.house_number,
  zip: entry.zip,
  city: entry.city,
  active: entry.active,
  deactivatedOn: entry.deactivated_at,
  automatic: entry.deactivated_by === systemUser.cycle,
  deactivatedBy: { id: entry.deactivated_by, name: `${entry.first_name} ${entry.last_name}`.trim() },
  readOn: entry.read_at,
});
