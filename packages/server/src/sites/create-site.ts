import { addressKey, type Site, type SiteCreation } from "@kreislauf/contract/sites";
import { auditActor, recordAudit } from "../base/audit.ts";
import type { UserWriteContext } from "../base/context.ts";
import { ensureNoDuplicateSite } from "./ensure-no-duplicate-site.ts";
import { siteKeys } from "./site-keys.ts";
import { addSketches } from "./route-sketches.ts";
import { getSite } from "./to-site-view.ts";
import { siteAuditFacts, assignedUsersAuditFacts } from "./site-audit-facts.ts";
import { completePlace, ensureOwnHolidays } from "./site-place.ts";
import { ensureReferences } from "./site-references.ts";
import { assignUsersToSite } from "../users/index.ts";
import { listDefaultAssignees } from "./site-users.ts";

/** The fields of a site that only the provider sets. The disposer delivers and picks up the containers. */
export interface ProviderSiteFields {
  readonly disposer?: string | null | undefined;
}

/**
 * Creates a site of the company. The person who creates it gets access (docs/coverage.md D5.9). If the provider creates
 * it, the people whom `listDefaultAssignees` returns get access.
 */
export async function createSite(
  context: UserWriteContext,
  wish: SiteCreation & ProviderSiteFields,
): Promise<Site> {
  const { db, actor, now } = context;
  const place = await completePlace(context, wish);
  ensureOwnHolidays(context, place.land, wish);
  await ensureReferences(context, { ...wish, addedUserIds: wish.assignedUserIds });
  if (!wish.confirmDuplicate) await ensureNoDuplicateSite(context, addressKey(wish));
  const { id } = await db
    .insertInto("sites")
    .values({
      company_id: actor.companyId,
      alias: wish.alias,
      site_order_number: wish.locationOrderNumber,
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
      access: toAccessColumn(wish.access),
      disposer: wish.disposer ?? "",
      group_id: wish.groupId,
      ...toContactColumns(wish.contactPerson),
      ...siteKeys(wish),
      created_at: now.toString(),
      activated_at: now.toString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const assignees = actor.isProvider === true ? await listDefaultAssignees(context) : [actor.userId];
  await assignUsersToSite(context, id, [...assignees, ...wish.assignedUserIds]);
  await addSketches(context, id, wish.routeSketches);
  const site = await getSite(context, id);
  await recordAudit(context, {
    companyId: actor.companyId,
    actorId: auditActor(actor),
    action: "location_created",
    subject: site.alias,
    subjectId: id,
    after: { ...siteAuditFacts(site), ...assignedUsersAuditFacts(site) },
  });
  return site;
}

/** The column for the access of a site; parts that are null are left out. */
export const toAccessColumn = (access: SiteCreation["access"]): string =>
  JSON.stringify(Object.fromEntries(Object.entries(access).filter(([, value]) => value !== null)));

export const toContactColumns = (contact: SiteCreation["contactPerson"]) => ({
  contact_user_id: contact?.type === "user" ? contact.id : null,
  contact_external_id: contact?.type === "external" ? contact.id : null,
});
