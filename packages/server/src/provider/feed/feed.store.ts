import { feedRetentionDays } from "@kreislauf/contract/provider";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import type { FeedEventsTable } from "../provider.tables.ts";

export type FeedEventRow = Selectable<FeedEventsTable>;

/** The number of events that get positions, or are deleted, in one transaction. */
const batchSize = 1_000;

/** How far the feed reaches, and whether events wait for positions. */
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
 * Assigns committed events the next positions, in the order in which they were written. Changes of one record are
 * serialised by its lock, so of two events about one record the earlier one always has the smaller id. One process
 * assigns at a time, so whoever sees one event sees all before it. Returns how many were assigned.
 */
export const assignEventPositions = (db: Db): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    await transaction.selectFrom("feed_state").select("last_position").forUpdate().execute();
    // A statement of its own, so that it sees rows committed while the lock was awaited.
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
 * Moves the feed, with what is delivered of it, so far ahead that every cursor handed out until `now` lies before what is
 * kept and is refused: by this database, or by one that was lost after it had gone further. Positions from there on are
 * at least the milliseconds of `now`; no feed has a thousand events in each second of years.
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

/** Events after a position, in order. */
export const listEvents = (db: Db, after: number, limit: number): Promise<FeedEventRow[]> =>
  db
    .selectFrom("feed_events")
    .selectAll()
    .where("position", ">", after)
    .orderBy("position")
    .limit(limit)
    .execute();

/** What the holidays at these sites depend on. */
export const listSitePlaces = (db: Db, siteIds: readonly number[]) =>
  db
    .selectFrom("sites")
    .select(["id", "land", "assumption_day_holiday", "corpus_christi_holiday"])
    .where("id", "in", siteIds)
    .execute();

/** Deletes the oldest expired events; returns how many. */
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
