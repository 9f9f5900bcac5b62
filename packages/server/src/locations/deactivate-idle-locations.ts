import { addDays, berlinDate, orderStatus, permission, startOfBerlinDay } from "@kreislauf/contract/base";
import { addressLine, inactiveAfterDays } from "@kreislauf/contract/locations";
import { systemUser } from "@kreislauf/contract/users";
import { sql } from "kysely";
import { recordAudit } from "../base/audit.ts";
import type { Clock } from "../base/clock.ts";
import type { Work } from "../base/context.ts";
import type { Db } from "../base/database.ts";
import { noteHappening } from "../base/happenings.ts";
import { enqueueMail } from "../base/outbox.ts";
import { endSite } from "./deactivation-log.store.ts";
import type { LocationRow } from "./locations.store.ts";

/** Sites in one transaction: small, so that nobody waits for it. */
const batchSize = 20;

/**
 * Deactivates sites that had neither containers, agreements nor running orders for `inactiveAfterDays` whole days,
 * counted from the latest of creation, reactivation, last container and last order (decisions.md section 7). Each is
 * taken by one process. Returns how many.
 */
export function deactivateIdleLocations({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const work = { db: transaction, now: clock.now() };
    const idle = await lockIdleSites(work);
    for (const site of idle) await deactivate(work, site);
    return idle.length;
  });
}

async function lockIdleSites(work: Work): Promise<LocationRow[]> {
  const found = await selectIdleSites(work).limit(batchSize).forUpdate("locations").skipLocked().execute();
  if (found.length === 0) return [];
  // A container may have been ordered between the look and the lock.
  const ids = found.map(({ id }) => id);
  return await selectIdleSites(work).where("locations.id", "in", ids).execute();
}

/** The few sites without agreements are found first, so that only their orders are looked at. */
function selectIdleSites({ db, now }: Work) {
  const lastDay = addDays(berlinDate(now), -inactiveAfterDays);
  const end = startOfBerlinDay(addDays(lastDay, 1)).toString();
  return db
    .with(
      (cte) => cte("bare").materialized(),
      (query) =>
        query
          .selectFrom("locations")
          .select("locations.id")
          .where("active", "=", true)
          .where("activated_at", "<", end)
          .where(
            sql<boolean>`not exists (select from agreements where agreements.location_id = locations.id
              and (status <> 'ended' or containers_on_site > 0 or ended_on > ${lastDay}::date))`,
          ),
    )
    .selectFrom("locations")
    .selectAll()
    .where("active", "=", true)
    .where("id", "in", (query) => query.selectFrom("bare").select("bare.id"))
    .where(
      sql<boolean>`not exists (select from orders where orders.location_id = locations.id and (
        orders.status in (${sql.lit(orderStatus.open)}, ${sql.lit(orderStatus.claimed)})
        or orders.finished_on >= ${end}::timestamptz or orders.executed_on > ${lastDay}::date))`,
    )
    .orderBy("id");
}

async function deactivate(work: Work, site: LocationRow): Promise<void> {
  const entryId = await endSite(work, site, systemUser.cycle);
  await noteHappening(work, {
    kind: "site_deactivated",
    companyId: site.company_id,
    locationId: site.id,
    subjectId: site.id,
    causedBy: systemUser.cycle,
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
        locationId: site.id,
        alias: site.alias,
        address: addressLine({ ...site, houseNumber: site.house_number }),
        deactivatedOn: work.now.toString(),
      },
    });
  }
}

/** Who manages sites and sees this one. */
async function listManagers({ db }: Work, site: LocationRow) {
  const rows = await db
    .selectFrom("user_locations")
    .innerJoin("memberships", (join) =>
      join
        .onRef("memberships.user_id", "=", "user_locations.user_id")
        .onRef("memberships.company_id", "=", "user_locations.company_id"),
    )
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.id", "users.email", "users.first_name", "users.last_name"])
    .where("user_locations.location_id", "=", site.id)
    .where("memberships.deleted_at", "is", null)
    .where("memberships.invited", "=", false)
    .where(sql<boolean>`${permission.locationManager} = any (memberships.permissions)`)
    .orderBy("users.id")
    .execute();
  return rows.flatMap(({ email, ...manager }) => (email === null ? [] : [{ ...manager, email }]));
}
