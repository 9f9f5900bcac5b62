import { sql } from "kysely";
import type { Db } from "../base/database/database.ts";
import { rememberedDays } from "./known-browsers.store.ts";

/** How many days ended sessions, links and failures are kept, so that questions about a sign-in can be answered. */
const keptDays = { sessions: 90, links: 30, failures: 30 } as const;

/**
 * Deletes expired rows about signing in: sessions, links, failures, browsers, devices, tickets, challenges and
 * attempts, at most `limit` rows per statement; returns how many. A person's newest session in a company stays, because
 * it says when they were last there.
 */
export async function deleteEndedSignIns(db: Db, now: Temporal.Instant, limit: number): Promise<number> {
  const daysAgo = (days: number) => now.subtract({ hours: 24 * days }).toString();
  const deletions = [
    sql`
      delete from sessions where id in (
        select id from sessions ended
        where least(idle_until, ends_at, revoked_at) < ${daysAgo(keptDays.sessions)} and exists (
          select from sessions newer
          where newer.user_id = ended.user_id and newer.company_id = ended.company_id
            and newer.created_at > ended.created_at)
        limit ${limit})`,
    sql`
      delete from one_time_links where token_hash in (
        select token_hash from one_time_links where expires_at < ${daysAgo(keptDays.links)} limit ${limit})`,
    sql`
      delete from sign_in_failures where subject in (
        select subject from sign_in_failures
        where counting_since < ${daysAgo(keptDays.failures)}
          and coalesce(locked_until, '-infinity') < ${now.toString()} limit ${limit})`,
    sql`delete from known_browsers where last_used_at < ${daysAgo(rememberedDays)}`,
    sql`delete from trusted_devices where expires_at < ${now.toString()}`,
    sql`delete from login_tickets where expires_at < ${now.toString()}`,
    sql`delete from passkey_challenges where expires_at < ${now.toString()}`,
    sql`delete from company_sign_in_attempts where expires_at < ${now.toString()}`,
  ];
  let deleted = 0;
  for (const deletion of deletions) {
    const { numAffectedRows } = await deletion.execute(db);
    deleted += Number(numAffectedRows ?? 0);
  }
  return deleted;
}
