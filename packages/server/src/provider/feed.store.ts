import { feedDays } from "@kreislauf/contract/provider";
import { type Selectable, sql } from "kysely";
import type { Db } from "../base/database.ts";
import type { FeedEventsTable } from "./provider.tables.ts";

export type FeedEventRow = Selectable<FeedEventsTable>;

/** Events that get their places in one transaction, and that are deleted in one. */
const batchSize = 1_000;

/** How far the feed reaches, and whether events wait for their places. */
export const readFeedState = (db: Db) =>
  db
    .selectFrom("feed_state")
    .select(["last_position", "forgotten_until"])
    .select((select) =>
      select
        .exists(select.selectFrom("feed_events").select("id").where("position", "is", null))
        .$castTo<boolean>()
        .as("hasWaiting"),
    )
    .executeTakeFirstOrThrow();

/**
 * Gives committed events the next places, in the order in which they were written. Whoever changes a thing holds it
 * until the end, so of two events of one thing the earlier one always has the smaller id. Places are given by one at
 * a time: who sees one sees all before it. Returns how many were given.
 */
export const numberEvents = (db: Db): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    await transaction.selectFrom("feed_state").select("last_position").forUpdate().execute();
    // In a statement of its own: it sees what was committed while it waited.
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

/** Events behind a place, in order. */
export const listEvents = (db: Db, after: number, limit: number): Promise<FeedEventRow[]> =>
  db
    .selectFrom("feed_events")
    .selectAll()
    .where("position", ">", after)
    .orderBy("position")
    .limit(limit)
    .execute();

/** Deletes the oldest events that are kept long enough; returns how many. */
export const forgetEvents = (db: Db, now: Temporal.Instant): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { forgotten_until } = await transaction
      .selectFrom("feed_state")
      .select("forgotten_until")
      .forUpdate()
      .executeTakeFirstOrThrow();
    const oldest = await transaction
      .selectFrom("feed_events")
      .select(["position", "occurred_at"])
      .where("position", ">", forgotten_until)
      .orderBy("position")
      .limit(batchSize)
      .execute();
    const end = now.subtract({ hours: feedDays * 24 });
    const kept = oldest.findIndex(
      (event) => Temporal.Instant.compare(Temporal.Instant.from(event.occurred_at), end) > 0,
    );
    const last = (kept === -1 ? oldest : oldest.slice(0, kept)).at(-1)?.position ?? null;
    if (last === null) return 0;
    await transaction.deleteFrom("feed_events").where("position", "<=", last).execute();
    await transaction.updateTable("feed_state").set({ forgotten_until: last }).execute();
    return last - forgotten_until;
  });
