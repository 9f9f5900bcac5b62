import { addressLine } from "@kreislauf/contract/sites";
import { systemUser } from "@kreislauf/contract/users";
import { recordAudit } from "../base/audit.ts";
import type { Clock } from "../base/clock.ts";
import type { WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { recordNotification } from "../base/record-notification.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import { writeDeactivation } from "./deactivation-log.store.ts";
import type { SiteRow } from "./sites.store.ts";
import { lockIdleSites, listManagers } from "./idle-sites.store.ts";

/**
 * Deactivates sites that have had no containers, no agreements and no open or claimed orders for `inactiveAfterDays`
 * full days, counted from the latest of creation, reactivation, last container and last order (docs/coverage.md D7.4).
 * Only one process handles a given site. Returns the number of sites in this batch.
 */
export function deactivateIdleSites({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const work = { db: transaction, now: clock.now() };
    const idle = await lockIdleSites(work);
    for (const site of idle) await deactivate(work, site);
    return idle.length;
  });
}

async function deactivate(work: WriteContext, site: SiteRow): Promise<void> {
  const entryId = await writeDeactivation(work, site, systemUser.system);
  await recordNotification(work, {
    kind: "site_deactivated",
    companyId: site.company_id,
    siteId: site.id,
    subjectId: site.id,
    causedBy: systemUser.system,
    details: {},
  });
  await recordAudit(work, {
    companyId: site.company_id,
    actorId: null,
    action: "location_deactivated",
    subject: site.alias,
    subjectId: site.id,
    before: { active: true },
    after: { active: false },
  });
  for (const manager of await listManagers(work, site)) {
    await enqueueMail(work, {
      kind: "location_deactivated",
      cause: `location deactivation ${entryId}`,
      recipient: { id: manager.id, email: manager.email },
      data: {
        greeting: { firstName: manager.first_name, lastName: manager.last_name },
        siteId: site.id,
        alias: site.alias,
        address: addressLine({ ...site, houseNumber: site.house_number }),
        deactivatedOn: work.now.toString(),
      },
    });
  }
}
