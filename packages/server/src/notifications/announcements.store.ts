import type { NewAnnouncement } from "@kreislauf/contract/notifications";
import type { SqlBool } from "kysely";
import { sql } from "kysely";
import type { Context, TransactionContext, Work } from "../base/context.ts";
import type { Db } from "../base/database.ts";

/** Announcements that go on or are to come, for the regions of the person's active sites. */
const concerning = ({ db, actor, now }: Context) =>
  db
    .selectFrom("announcements")
    .where("withdrawn_at", "is", null)
    .where("ends_at", ">", now.toString())
    .where(
      sql<SqlBool>`((lands = '{}' and zip_prefixes = '{}') or exists (
        select from user_locations join locations on locations.id = user_locations.location_id
        where user_locations.user_id = ${actor.userId} and user_locations.company_id = ${actor.companyId}
          and locations.active and (locations.land = any (announcements.lands) or exists (
            select from unnest(announcements.zip_prefixes) as prefix
            where left(locations.zip, length(prefix)) = prefix))))`,
    )
    .where(
      sql<SqlBool>`not exists (select from announcement_dismissals
        where announcement_id = announcements.id and user_id = ${actor.userId})`,
    );

export const listAnnouncements = (context: Context) =>
  concerning(context).selectAll("announcements").orderBy("starts_at", "desc").orderBy("id", "desc").execute();

/** Whether there was such an announcement for the person. */
export async function dismissAnnouncement(context: TransactionContext, id: number): Promise<boolean> {
  const found = await concerning(context).select("id").where("id", "=", id).executeTakeFirst();
  if (found === undefined) return false;
  await context.db
    .insertInto("announcement_dismissals")
    .values({ announcement_id: id, user_id: context.actor.userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export const insertAnnouncement = ({ db, now }: Work, wish: NewAnnouncement) =>
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

/** Those that go on or are to come, for the provider. */
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

/** The announcement as it is then; undefined if there is none that could be withdrawn. */
export const withdrawAnnouncement = ({ db, now }: Pick<Work, "now"> & { readonly db: Db }, id: number) =>
  db
    .updateTable("announcements")
    .set({ withdrawn_at: now.toString() })
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .returningAll()
    .executeTakeFirst();
