import { addDays, berlinDate, orderStatus, permission, startOfBerlinDay } from "@kreislauf/contract/base";
import { inactiveAfterDays } from "@kreislauf/contract/sites";
import { sql } from "kysely";
import type { WriteContext } from "../base/context.ts";
import type { SiteRow } from "./sites.store.ts";

/** Sites per transaction: few, so that nobody waits long for the locks. */
const batchSize = 20;

export async function lockIdleSites(work: WriteContext): Promise<SiteRow[]> {
  const found = await selectIdleSites(work).limit(batchSize).forUpdate("sites").skipLocked().execute();
  if (found.length === 0) return [];
  // Checked again, because a container may have been ordered between the first check and the lock.
  const ids = found.map(({ id }) => id);
  return await selectIdleSites(work).where("sites.id", "in", ids).execute();
}

/** Idle sites. The few sites without agreements are found first, so that only their orders are checked. */
function selectIdleSites({ db, now }: WriteContext) {
  const today = berlinDate(now);
  const lastDay = addDays(today, -inactiveAfterDays);
  const end = startOfBerlinDay(addDays(lastDay, 1)).toString();
  return (
    db
      .with(
        (cte) => cte("bare").materialized(),
        (query) =>
          query
            .selectFrom("sites")
            .select("sites.id")
            .where("active", "=", true)
            .where("activated_at", "<", end)
            .where(
              sql<boolean>`not exists (select from agreements where agreements.site_id = sites.id
              and (status <> 'ended' or containers_on_site > 0 or ended_on > ${lastDay}::date))`,
            ),
      )
      .selectFrom("sites")
      .selectAll()
      .where("active", "=", true)
      .where("id", "in", (query) => query.selectFrom("bare").select("bare.id"))
      .where(
        sql<boolean>`not exists (select from orders where orders.site_id = sites.id and (
        orders.status in (${sql.lit(orderStatus.open)}, ${sql.lit(orderStatus.claimed)})
        or orders.finished_on >= ${end}::timestamptz or orders.executed_on > ${lastDay}::date))`,
      )
      // An inactive site cannot accept a quote, so it stays active until its open quotes are decided or have expired.
      .where(
        sql<boolean>`not exists (select from quotes where quotes.company_id = sites.company_id
        and quotes.site_id = sites.id and quotes.status = 'sent' and quotes.valid_until >= ${today}::date)`,
      )
      .orderBy("id")
  );
}

/** The site managers who see this site and have an e-mail address. */
export async function listManagers({ db }: WriteContext, site: SiteRow) {
  const rows = await db
    .selectFrom("user_sites")
    .innerJoin("memberships", (join) =>
      join
        .onRef("memberships.user_id", "=", "user_sites.user_id")
        .onRef("memberships.company_id", "=", "user_sites.company_id"),
    )
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.id", "users.email", "users.first_name", "users.last_name"])
    .where("user_sites.site_id", "=", site.id)
    .where("memberships.deleted_at", "is", null)
    .where("memberships.invited", "=", false)
    .where(sql<boolean>`${permission.siteManager} = any (memberships.permissions)`)
    .orderBy("users.id")
    .execute();
  return rows.flatMap(({ email, ...manager }) => (email === null ? [] : [{ ...manager, email }]));
}
