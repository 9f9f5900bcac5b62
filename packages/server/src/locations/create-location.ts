import { addressKey, type ServiceLocation, type SiteCreation } from "@kreislauf/contract/locations";
import { auditActor, recordAudit } from "../base/audit.ts";
import type { PersonsWork } from "../base/context.ts";
import { ensureNoDuplicate } from "./duplicate-sites.ts";
import { locationKeys } from "./location-keys.ts";
import { addSketches } from "./route-sketches.ts";
import { getServiceLocation } from "./shown-site.ts";
import { siteFacts, userFacts } from "./site-facts.ts";
import { completePlace, ensureOwnHolidays } from "./site-place.ts";
import { ensureReferences } from "./site-references.ts";
import { assignUsers, listKeepers } from "./site-users.ts";

/** Who comes with containers; only the provider says that. */
export interface OfProvider {
  readonly disposer?: string | null | undefined;
}

/** A new site of the company. Whoever creates it sees it (decisions.md section 5); of the provider's, its keepers. */
export async function createLocation(
  context: PersonsWork,
  wish: SiteCreation & OfProvider,
): Promise<ServiceLocation> {
  const { db, actor, now } = context;
  const place = await completePlace(context, wish);
  ensureOwnHolidays(context, place.land, wish);
  await ensureReferences(context, { ...wish, addedUserIds: wish.assignedUserIds });
  if (!wish.confirmDuplicate) await ensureNoDuplicate(context, addressKey(wish));
  const { id } = await db
    .insertInto("locations")
    .values({
      company_id: actor.companyId,
      alias: wish.alias,
      location_order_number: wish.locationOrderNumber,
      street: wish.street,
      house_number: wish.houseNumber,
      zip: wish.zip,
      city: wish.city,
      land: place.land,
      lat: place.lat,
      lon: place.lon,
      assumption_day_holiday: wish.assumptionDayHoliday,
      corpus_christi_holiday: wish.corpusChristiHoliday,
      contract_number: wish.contractNumber,
      partner_number: wish.partnerNumber,
      ship_to_number: wish.branch,
      order_numbers: wish.orderNumbers,
      gln_number: wish.glnNumber,
      access: accessColumn(wish.access),
      disposer: wish.disposer ?? "",
      group_id: wish.groupId,
      ...contactColumns(wish.contactPerson),
      ...locationKeys(wish),
      created_at: now.toString(),
      activated_at: now.toString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const keepers = actor.isProvider === true ? await listKeepers(context) : [actor.userId];
  await assignUsers(context, id, [...keepers, ...wish.assignedUserIds]);
  await addSketches(context, id, wish.routeSketches);
  const site = await getServiceLocation(context, id);
  await recordAudit(context, {
    companyId: actor.companyId,
    actorId: auditActor(actor),
    action: "location_created",
    subject: site.alias,
    subjectId: id,
    after: { ...siteFacts(site), ...userFacts(site) },
  });
  return site;
}

/** What is not known is left out of the column. */
export const accessColumn = (access: SiteCreation["access"]): string =>
  JSON.stringify(Object.fromEntries(Object.entries(access).filter(([, value]) => value !== null)));

export const contactColumns = (contact: SiteCreation["contactPerson"]) => ({
  contact_user_id: contact?.type === "user" ? contact.id : null,
  contact_external_id: contact?.type === "external" ? contact.id : null,
});
