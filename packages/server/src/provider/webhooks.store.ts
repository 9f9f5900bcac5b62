import type { FeedEventType } from "@kreislauf/contract/provider";
import { type Selectable, type SqlBool, sql } from "kysely";
import type { Db } from "../base/database.ts";
import type { WebhooksTable } from "./provider.tables.ts";

/** A lease ends on its own, so that the deliveries of a dead process are taken up again. */
const leaseSeconds = 60;

export type WebhookRow = Selectable<WebhooksTable>;

/** A webhook begins where the feed ends: it is told of what happens from now on. */
export const insertWebhook = (
  db: Db,
  wish: {
    readonly handle: string;
    readonly secretHash: Buffer;
    readonly url: string;
    readonly internal: boolean;
    readonly eventTypes: readonly FeedEventType[];
  },
  now: Temporal.Instant,
) =>
  db
    .insertInto("webhooks")
    .values((select) => ({
      handle: wish.handle,
      secret_hash: wish.secretHash,
      url: wish.url,
      internal: wish.internal,
      event_types: [...wish.eventTypes],
      delivered_until: select.selectFrom("feed_state").select("last_position"),
      delivered_at: null,
      due_at: now.toString(),
      leased_until: null,
      failing_since: null,
      last_error: null,
      given_up_at: null,
      created_at: now.toString(),
      revoked_at: null,
    }))
    .execute();

const isWanted = sql<SqlBool>`(webhooks.event_types = '{}' or feed_events.type = any(webhooks.event_types))`;

/** With the number of events that wait for each, the oldest first. */
export const listWebhooks = (db: Db) =>
  db
    .selectFrom("webhooks")
    .selectAll()
    .select((select) =>
      select
        .selectFrom("feed_events")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("feed_events.position", ">", "webhooks.delivered_until")
        .where(isWanted)
        .as("waiting"),
    )
    .orderBy("id")
    .execute();

/** Webhooks whose turn it may be, as far as nobody holds them. */
const due = (db: Db, now: Temporal.Instant) =>
  db
    .selectFrom("webhooks")
    .select("webhooks.id")
    .where("revoked_at", "is", null)
    .where("given_up_at", "is", null)
    .where("due_at", "<=", now.toString())
    .where((where) =>
      where.or([where("leased_until", "is", null), where("leased_until", "<", now.toString())]),
    );

export const isAnyDue = async (db: Db, now: Temporal.Instant): Promise<boolean> =>
  (await due(db, now).limit(1).executeTakeFirst()) !== undefined;

/** Takes the webhook that has waited longest and has something ahead, so that nobody else delivers to it. */
export const leaseDueWebhook = (db: Db, now: Temporal.Instant): Promise<WebhookRow | undefined> =>
  db
    .updateTable("webhooks")
    .set({
      leased_until: now.add({ seconds: leaseSeconds }).toString(),
      lease: sql<number>`lease + 1`,
    })
    .where(
      "id",
      "=",
      due(db, now)
        .where("delivered_until", "<", (select) => select.selectFrom("feed_state").select("last_position"))
        .orderBy("due_at")
        .orderBy("id")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** The event whose turn it is, of those that have their places up to `last`. */
export const findNextEvent = (db: Db, webhook: WebhookRow, last: number) =>
  db
    .selectFrom("feed_events")
    .selectAll()
    .where("position", ">", webhook.delivered_until)
    .where("position", "<=", last)
    .$if(webhook.event_types.length > 0, (query) => query.where("type", "in", webhook.event_types))
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();

/** The webhook as far as it is still held under this lease. */
const held = (db: Db, { id, lease }: WebhookRow) =>
  db.updateTable("webhooks").where("id", "=", id).where("lease", "=", lease);

/** Nothing up to there is for it. */
export const moveOn = (db: Db, webhook: WebhookRow, until: number, now: Temporal.Instant) =>
  held(db, webhook).set({ delivered_until: until, leased_until: null, due_at: now.toString() }).execute();

/** The receiver has it, whoever holds the webhook by now. */
export const markDelivered = (db: Db, webhook: WebhookRow, position: number, now: Temporal.Instant) =>
  db
    .updateTable("webhooks")
    .set({
      delivered_until: sql<number>`greatest(delivered_until, ${position}::bigint)`,
      delivered_at: now.toString(),
      due_at: now.toString(),
      leased_until: null,
      attempts: 0,
      failing_since: null,
      last_error: null,
    })
    .where("id", "=", webhook.id)
    .execute();

interface Failure {
  readonly error: string;
  readonly failingSince: string;
}

export const postponeWebhook = (
  db: Db,
  webhook: WebhookRow,
  { error, failingSince }: Failure,
  dueAt: Temporal.Instant,
) =>
  held(db, webhook)
    .set({
      due_at: dueAt.toString(),
      leased_until: null,
      attempts: sql<number>`attempts + 1`,
      failing_since: failingSince,
      last_error: error,
    })
    .execute();

/** Leaves the webhook to the operator. */
export const giveWebhookUp = (
  db: Db,
  webhook: WebhookRow,
  { error, failingSince }: Failure,
  now: Temporal.Instant,
) =>
  held(db, webhook)
    .set({
      given_up_at: now.toString(),
      leased_until: null,
      attempts: sql<number>`attempts + 1`,
      failing_since: failingSince,
      last_error: error,
    })
    .execute();

/** Goes on at once with the event whose turn it is; undefined if there is no such living webhook. */
export const retryWebhook = (db: Db, handle: string, now: Temporal.Instant) =>
  db
    .updateTable("webhooks")
    .set({ given_up_at: null, attempts: 0, failing_since: null, due_at: now.toString() })
    .where("handle", "=", handle)
    .where("revoked_at", "is", null)
    .returning("delivered_until")
    .executeTakeFirst();

/** Ends a webhook at once; false if there is no living one of this name. */
export async function revokeWebhook(db: Db, handle: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("webhooks")
    .set({ revoked_at: now.toString() })
    .where("handle", "=", handle)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
