import { recordAudit } from "../base/audit.ts";
import type { UserWriteContext } from "../base/context.ts";
import { markSiteDeactivationsRead } from "./deactivation-log.store.ts";
import { siteActivationAudit } from "./site-audit-facts.ts";
import type { SiteRow } from "./sites.store.ts";

/**
 * Reactivates a site; its idle days count from now, and its deactivations count as read. A site that is active stays
 * unchanged.
 */
export async function activateSite(context: UserWriteContext, site: SiteRow): Promise<void> {
  if (site.active) return;
  await context.db
    .updateTable("sites")
    .set({ active: true, activated_at: context.now.toString() })
    .where("id", "=", site.id)
    .where("active", "=", false)
    .execute();
  await markSiteDeactivationsRead(context, site.id);
  await recordAudit(context, siteActivationAudit(context, site, true));
}
