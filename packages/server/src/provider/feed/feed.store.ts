import { feedRetentionDays } from "@kreislauf/contract/provider";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import type { FeedEventsTable } from "../provider.tables.ts";

export type FeedEventRow = Selectable<FeedEventsTable>;

/** How many events get positions, or are deleted, in one transaction. */
const batchSize = 1_000;

/** The last position of the feed, up to which position events are deleted, and whether events wait for positions. */
export const readFeedState = (db: Db) =>
  db
    .selectFrom("feed_state")
    .select(["last_position", "deleted_until"])
    .select((select) =>
      select
        .exists(select.selectFrom("feed_events").select("id").where("position", "is", null))
        .$castTo<boolean>()
        .as("hasWaiting"),
    )
    .executeTakeFirstOrThrow();

/**
 * Assigns the next positions to committed events, sorted by id, as they were written. A record is locked while it
 * changes, so of two events about one record the earlier one always has the smaller id. Only one process assigns
 * positions at a time, so a reader who sees one event sees all before it. Returns how many events got a position, at
 * most 1,000.
 */
export const assignEventPositions = (db: Db): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    await transaction.selectFrom("feed_state").select("last_position").forUpdate().execute();
    // A separate statement, so that it sees rows committed while it waited for the lock.
    const { rows } = await sql<{ given: number }>`
      with waiting as (select id from feed_events where position is null order by id limit ${batchSize}),
      given as (
        update feed_events set position = last_position + place
        from feed_state, (select id, row_number() over (order by id) as place from waiting) as placed
        where feed_events.id = placed.id returning position
      )
      update feed_state set last_position = last_position + (select count(*) from given)
      returning (select count(*) from given) as given`.execute(transaction);
    return rows[0]?.given ?? 0;
  });

/**
 * Adds a large number to all positions of the feed, also to those delivered to webhooks. Every cursor issued until
 * `now` then lies before the first event that is kept, and is refused, even if it was issued by a database that is lost
 * and had gone further. New positions are at least the epoch milliseconds of `now`, which no feed reaches by counting:
 * that would take a thousand events a second for years.
 */
export async function moveFeedAhead(db: Db, now: Temporal.Instant): Promise<void> {
  const state = await db.selectFrom("feed_state").selectAll().forUpdate().executeTakeFirstOrThrow();
  const step = Math.max(state.last_position + 1, now.epochMilliseconds) - state.deleted_until;
  await db
    .updateTable("feed_events")
    .set({ position: sql<number>`position + ${step}::bigint` })
    .execute();
  await db
    .updateTable("feed_state")
    .set({ last_position: state.last_position + step, deleted_until: state.deleted_until + step })
    .execute();
  await db
    .updateTable("webhooks")
    .set({ delivered_until: sql<number>`delivered_until + ${step}::bigint` })
    .execute();
}

/** At most `limit` events after a position, sorted by position. */
export const listEvents = (db: Db, after: number, limit: number): Promise<FeedEventRow[]> =>
  db
    .selectFrom("feed_events")
    .selectAll()
    .where("position", ">", after)
    .orderBy("position")
    .limit(limit)
    .execute();

/** The columns of sites from which their holidays are computed. */
export const listSitePlaces = (db: Db, siteIds: readonly number[]) =>
  db
    .selectFrom("sites")
    .select(["id", "land", "assumption_day_holiday", "corpus_christi_holiday"])
    .where("id", "in", siteIds)
    .execute();

/** Deletes a batch of the oldest expired events; returns how many. */
export const deleteOldEvents = (db: Db, now: Temporal.Instant): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { deleted_until } = await transaction
      .selectFrom("feed_state")
      .select("deleted_until")
      .forUpdate()
      .executeTakeFirstOrThrow();
    const oldest = await transaction
      .selectFrom("feed_events")
      .select(["position", "occurred_at"])
      .where("position", ">", deleted_until)
      .orderBy("position")
      .limit(batchSize)
      .execute();
    const end = now.subtract({ hours: feedRetentionDays * 24 });
    const kept = oldest.findIndex(
      (event) => Temporal.Instant.compare(Temporal.Instant.from(event.occurred_at), end) > 0,
    );
    const last = (kept === -1 ? oldest : oldest.slice(0, kept)).at(-1)?.position ?? null;
    if (last === null) return 0;
    await transaction.deleteFrom("feed_events").where("position", "<=", last).execute();
    await transaction.updateTable("feed_state").set({ deleted_until: last }).execute();
    return last - deleted_until;
  });
