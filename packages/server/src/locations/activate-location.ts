import { Refusal } from "@kreislauf/contract/base";
import { canDeactivate, remainderTexts, whatRemains } from "@kreislauf/contract/locations";
import { auditActor, recordAudit } from "../base/audit.ts";
import type { PersonsWork } from "../base/context.ts";
import { endSite, markSiteRead } from "./deactivation-log.store.ts";
import type { LocationRow } from "./locations.store.ts";
import { countRemains } from "./site-details.store.ts";

const auditEntry = ({ actor }: PersonsWork, site: LocationRow, active: boolean) =>
  ({
    companyId: actor.companyId,
    actorId: auditActor(actor),
    action: active ? "location_activated" : "location_deactivated",
    subject: site.alias,
    subjectId: site.id,
    before: { active: !active },
    after: { active },
  }) as const;

/** Brings a site back; the days without anything are counted from now. Active ones stay as they are. */
export async function activateLocation(context: PersonsWork, site: LocationRow): Promise<void> {
  if (site.active) return;
  await context.db
    .updateTable("locations")
    .set({ active: true, activated_at: context.now.toString() })
    .where("id", "=", site.id)
    .where("active", "=", false)
    .execute();
  await markSiteRead(context, site.id);
  await recordAudit(context, auditEntry(context, site, true));
}

/** Takes a site out of use, once nothing is there any more. Inactive ones stay as they are. */
export async function deactivateLocation(context: PersonsWork, site: LocationRow): Promise<void> {
  if (!site.active) return;
  const remains = await countRemains(context, site.id);
  const verdict = canDeactivate(remains);
  if (!verdict.allowed) {
    const texts = remainderTexts[context.language];
    throw new Refusal(
      verdict.reason,
      whatRemains(remains).map((field) => ({ field, message: texts[field](remains[field]) })),
    );
  }
  await endSite(context, site, context.actor.userId);
  await recordAudit(context, auditEntry(context, site, false));
}
