import { Refusal } from "@kreislauf/contract/base";
import {
  addressKey,
  ownHolidayOf,
  type ServiceLocation,
  type SiteChange,
} from "@kreislauf/contract/locations";
import { auditActor, changedFacts, recordAudit } from "../base/audit.ts";
import type { PersonsWork } from "../base/context.ts";
import { activateLocation, deactivateLocation } from "./activate-location.ts";
import { accessColumn, contactColumns, type OfProvider } from "./create-location.ts";
import { ensureNoDuplicate } from "./duplicate-sites.ts";
import { locationKeys } from "./location-keys.ts";
import { lockLocation } from "./locations.store.ts";
import { addSketches, removeSketches } from "./route-sketches.ts";
import { getServiceLocation } from "./shown-site.ts";
import { siteFacts, userFacts } from "./site-facts.ts";
import { completePlace, ensureOwnHolidays } from "./site-place.ts";
import { ensureReferences } from "./site-references.ts";
import { assignUsers, unassignUsers } from "./site-users.ts";

/** Changes the fields that are named, or whether the site is active. */
export async function changeLocation(
  context: PersonsWork,
  id: number,
  wish: SiteChange & OfProvider,
): Promise<ServiceLocation> {
  const row = await lockLocation(context, id);
  if (row === undefined) throw new Refusal("not_found");
  if (wish.changeType === "activate") await activateLocation(context, row);
  else if (wish.changeType === "deactivate") await deactivateLocation(context, row);
  else await editLocation(context, id, wish);
  return await getServiceLocation(context, id);
}

async function editLocation(context: PersonsWork, id: number, wish: SiteChange & OfProvider): Promise<void> {
  const before = await getServiceLocation(context, id);
  const after = merge(before, wish);
  const hasMoved = addressKey(after) !== addressKey(before);
  const place = await completePlace(context, {
    ...after,
    // Coordinates of another postal code are none of the new one.
    ...(wish.lat === undefined && after.zip !== before.zip && { lat: null, lon: null }),
  });
  ensureOwnHolidays(context, place.land, wish);
  await ensureReferences(context, wish);
  if (hasMoved && wish.confirmDuplicate !== true) await ensureNoDuplicate(context, addressKey(after), id);
  const holiday = ownHolidayOf(place.land);
  await context.db
    .updateTable("locations")
    .set({
      alias: after.alias,
      location_order_number: after.locationOrderNumber,
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
      access: accessColumn(after.access),
      ...(wish.disposer !== undefined && { disposer: wish.disposer ?? "" }),
      ...(wish.groupId !== undefined && { group_id: wish.groupId }),
      ...(wish.contactPerson !== undefined && contactColumns(wish.contactPerson)),
      ...locationKeys(after),
    })
    .where("id", "=", id)
    .execute();
  await removeSketches(context, id, wish.removedRouteSketchIds ?? []);
  await addSketches(context, id, wish.newRouteSketches ?? []);
  await unassignUsers(context, id, wish.removedUserIds ?? []);
  await assignUsers(context, id, wish.addedUserIds ?? []);
  await recordChanges(context, before);
}

/** The site with what is to change; a Land or null coordinates are completed afterwards. */
function merge(before: ServiceLocation, wish: SiteChange) {
  const given = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
  return { ...before, ...given } as Omit<ServiceLocation, "contactPerson" | "land"> & {
    readonly land: ServiceLocation["land"] | null;
  };
}

async function recordChanges(context: PersonsWork, before: ServiceLocation): Promise<void> {
  const { actor } = context;
  const after = await getServiceLocation(context, before.id);
  const entry = {
    companyId: actor.companyId,
    actorId: auditActor(actor),
    subject: after.alias,
    subjectId: after.id,
  } as const;
  const changed = changedFacts(siteFacts(before), siteFacts(after));
  if (changed !== null) await recordAudit(context, { ...entry, ...changed, action: "location_changed" });
  const moved = changedFacts(userFacts(before), userFacts(after));
  if (moved !== null) await recordAudit(context, { ...entry, ...moved, action: "location_users_changed" });
}
