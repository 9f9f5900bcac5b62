import type { AnnouncementCreation, ProviderAnnouncement } from "@kreislauf/contract/notifications";
import { sql, type SqlBool } from "kysely";
import type { Context, TransactionContext, WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";

/**
 * Current and future announcements for the regions of the person's active sites, except those that the person has
 * hidden.
 */
const selectRelevant = ({ db, actor, now }: Context) =>
  db
    .selectFrom("announcements")
    .where("withdrawn_at", "is", null)
    .where("ends_at", ">", now.toString())
    .where(
      sql<SqlBool>`((lands = '{}' and zip_prefixes = '{}') or exists (
        select from user_sites join sites on sites.id = user_sites.site_id
        where user_sites.user_id = ${actor.userId} and user_sites.company_id = ${actor.companyId}
          and sites.active and (sites.land = any (announcements.lands) or exists (
            select from unnest(announcements.zip_prefixes) as prefix
            where left(sites.zip, length(prefix)) = prefix))))`,
    )
    .where(
      sql<SqlBool>`not exists (select from announcement_dismissals
        where announcement_id = announcements.id and user_id = ${actor.userId})`,
    );

export const listAnnouncements = (context: Context) =>
  selectRelevant(context)
    .selectAll("announcements")
    .orderBy("starts_at", "desc")
    .orderBy("id", "desc")
    .execute();

/** Hides an announcement for the person; false if there is no such announcement for them. */
export async function dismissAnnouncement(context: TransactionContext, id: number): Promise<boolean> {
  const found = await selectRelevant(context).select("id").where("id", "=", id).executeTakeFirst();
  if (found === undefined) return false;
  await context.db
    .insertInto("announcement_dismissals")
    .values({ announcement_id: id, user_id: context.actor.userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export const insertAnnouncement = ({ db, now }: WriteContext, wish: AnnouncementCreation) =>
  db
    .insertInto("announcements")
    .values({
      title: wish.title,
      text: wish.text,
      lands: [...wish.lands],
      zip_prefixes: [...wish.zipPrefixes],
      starts_at: wish.startsAt,
      ends_at: wish.endsAt,
      created_at: now.toString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Whether an announcement with the same texts, regions and end exists, as when a call is repeated after a lost
 * response. Other calls of this function wait for the end of this transaction.
 */
export async function isAnnounced({ db }: WriteContext, wish: AnnouncementCreation): Promise<boolean> {
  await sql`lock table announcements in share row exclusive mode`.execute(db);
  const found = await db
    .selectFrom("announcements")
    .select("id")
    .where("withdrawn_at", "is", null)
    .where("title", "=", wish.title)
    .where("text", "=", wish.text)
    .where("ends_at", "=", wish.endsAt)
    .where(
      sql<SqlBool>`lands = ${[...wish.lands]}::char(2)[] and zip_prefixes = ${[...wish.zipPrefixes]}::text[]`,
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** Current and future announcements that are not withdrawn, sorted by their start, for the provider. */
export const listAllAnnouncements = (db: Db, now: Temporal.Instant) =>
  db
    .selectFrom("announcements")
    .selectAll()
    .where("ends_at", ">", now.toString())
    .where("withdrawn_at", "is", null)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();

export type AnnouncementRow = Awaited<ReturnType<typeof listAllAnnouncements>>[number];

/** Withdraws an announcement and returns it; undefined if there is none that can be withdrawn. */
export const withdrawAnnouncement = (
  { db, now }: Pick<WriteContext, "now"> & { readonly db: Db },
  id: number,
) =>
  db
    .updateTable("announcements")
    .set({ withdrawn_at: now.toString() })
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .returningAll()
    .executeTakeFirst();

/** An announcement as the provider's API sends it. */
export const toProviderAnnouncement = (row: AnnouncementRow): ProviderAnnouncement => ({
  id: row.id,
  title: row.title,
  text: row.text,
  lands: row.lands,
  zipPrefixes: row.zip_prefixes,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  withdrawnAt: row.withdrawn_at,
});
