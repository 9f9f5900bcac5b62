import { Refusal } from "@kreislauf/contract/base";
import { canDeactivate, deactivationBlockerTexts, deactivationBlockersOf } from "@kreislauf/contract/sites";
import { recordAudit } from "../base/audit.ts";
import type { UserWriteContext } from "../base/context.ts";
import { writeDeactivation } from "./deactivation-log.store.ts";
import type { SiteRow } from "./sites.store.ts";
import { countDeactivationBlockers } from "./site-details.store.ts";
import { siteActivationAudit } from "./site-audit-facts.ts";

/** Deactivates a site that has no containers, agreements or open orders left. An inactive site stays unchanged. */
export async function deactivateSite(context: UserWriteContext, site: SiteRow): Promise<void> {
  if (!site.active) return;
  const remains = await countDeactivationBlockers(context, site.id);
  const verdict = canDeactivate(remains);
  if (!verdict.allowed) {
    const texts = deactivationBlockerTexts[context.language];
    throw new Refusal(
      verdict.reason,
      deactivationBlockersOf(remains).map((field) => ({ field, message: texts[field](remains[field]) })),
    );
  }
  await writeDeactivation(context, site, context.actor.userId);
  await recordAudit(context, siteActivationAudit(context, site, false));
}
