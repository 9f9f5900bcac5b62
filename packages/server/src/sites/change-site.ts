import { Refusal } from "@kreislauf/contract/base";
import { addressKey, localHolidayOf, type Site, type SiteEdit } from "@kreislauf/contract/sites";
import { auditActor, changedFacts, recordAudit } from "../base/audit.ts";
import type { UserWriteContext } from "../base/context.ts";
import { activateSite } from "./activate-site.ts";
import { deactivateSite } from "./deactivate-site.ts";
import { toAccessColumn, toContactColumns, type ProviderSiteFields } from "./create-site.ts";
import { ensureNoDuplicateSite } from "./ensure-no-duplicate-site.ts";
import { siteKeys } from "./site-keys.ts";
import { lockSite } from "./sites.store.ts";
import { addSketches, removeSketches } from "./route-sketches.ts";
import { getSite } from "./to-site-view.ts";
import { siteAuditFacts, assignedUsersAuditFacts } from "./site-audit-facts.ts";
import { completePlace, ensureOwnHolidays } from "./site-place.ts";
import { ensureReferences } from "./site-references.ts";
import { assignUsersToSite } from "../users/index.ts";
import { unassignUsers } from "./site-users.ts";

/** Changes the given fields of a site, or activates or deactivates it. */
export async function changeSite(
  context: UserWriteContext,
  id: number,
  wish: SiteEdit & ProviderSiteFields,
): Promise<Site> {
  const row = await lockSite(context, id);
  if (row === undefined) throw new Refusal("not_found");
  if (wish.changeType === "activate") await activateSite(context, row);
  else if (wish.changeType === "deactivate") await deactivateSite(context, row);
  else await editSite(context, id, wish);
  return await getSite(context, id);
}

async function editSite(
  context: UserWriteContext,
  id: number,
  wish: SiteEdit & ProviderSiteFields,
): Promise<void> {
  const before = await getSite(context, id);
  const after = merge(before, wish);
  const hasMoved = addressKey(after) !== addressKey(before);
  const place = await completePlace(context, { ...after, ...outdatedPlace(context, before, wish) });
  ensureOwnHolidays(context, place.land, wish);
  await ensureReferences(context, wish);
  if (hasMoved && wish.confirmDuplicate !== true) await ensureNoDuplicateSite(context, addressKey(after), id);
  const holiday = localHolidayOf(place.land);
  await context.db
    .updateTable("sites")
    .set({
      alias: after.alias,
      site_order_number: after.locationOrderNumber,
      street: after.street,
      house_number: after.houseNumber,
      zip: after.zip,
      city: after.city,
      land: place.land,
      lat: place.lat,
      lon: place.lon,
      assumption_day_holiday: after.assumptionDayHoliday && holiday === "assumptionDayHoliday",
      corpus_christi_holiday: after.corpusChristiHoliday && holiday === "corpusChristiHoliday",
      contract_number: after.contractNumber,
      partner_number: after.partnerNumber,
      ship_to_number: after.branch,
      order_numbers: [...after.orderNumbers],
      gln_number: after.glnNumber,
      access: toAccessColumn(after.access),
      ...(wish.disposer !== undefined && { disposer: wish.disposer ?? "" }),
      ...(wish.groupId !== undefined && { group_id: wish.groupId }),
      ...(wish.contactPerson !== undefined && toContactColumns(wish.contactPerson)),
      ...siteKeys(after),
    })
    .where("id", "=", id)
    .execute();
  await removeSketches(context, id, wish.removedRouteSketchIds ?? []);
  await addSketches(context, id, wish.newRouteSketches ?? []);
  await unassignUsers(context, id, wish.removedUserIds ?? []);
  await assignUsersToSite(context, id, wish.addedUserIds ?? []);
  await recordChanges(context, before);
}

/** The site with the requested changes. Its Land and missing coordinates are filled in later. */
function merge(before: Site, wish: SiteEdit) {
  return { ...before, ...given(wish), access: { ...before.access, ...given(wish.access ?? {}) } } as Omit<
    Site,
    "contactPerson" | "land"
  > & { readonly land: Site["land"] | null };
}

const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * The fields of a site's place that a new postal code makes invalid, as null. A Land that the company's people chose
 * stays (docs/decisions.md 12.3); the provider's Land is derived from the new code unless it is given.
 */
const outdatedPlace = ({ actor }: UserWriteContext, before: Site, wish: SiteEdit) =>
  wish.zip === undefined || wish.zip === before.zip
    ? {}
    : {
        ...(wish.lat === undefined && { lat: null, lon: null }),
        ...(actor.isProvider === true && wish.land === undefined && { land: null }),
      };

async function recordChanges(context: UserWriteContext, before: Site): Promise<void> {
  const { actor } = context;
  const after = await getSite(context, before.id);
  const entry = {
    companyId: actor.companyId,
    actorId: auditActor(actor),
    subject: after.alias,
    subjectId: after.id,
  } as const;
  const changed = changedFacts(siteAuditFacts(before), siteAuditFacts(after));
  if (changed !== null) await recordAudit(context, { ...entry, ...changed, action: "location_changed" });
  const moved = changedFacts(assignedUsersAuditFacts(before), assignedUsersAuditFacts(after));
  if (moved !== null) await recordAudit(context, { ...entry, ...moved, action: "location_users_changed" });
}
