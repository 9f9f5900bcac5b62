import type { FeedEventType } from "@kreislauf/contract/provider";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import type { Job, LeaseTable } from "../../base/jobs/lease-queue.store.ts";

export type WebhookRow = Job<"webhooks">;

/** Inserts a webhook. It starts at the end of the feed: it receives only future events. */
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
      suspended_at: null,
      created_at: now.toString(),
      revoked_at: null,
    }))
    .execute();

const isWanted = sql<SqlBool>`(webhooks.event_types = '{}' or feed_events.type = any(webhooks.event_types))`;

/** Lists all webhooks with their number of pending events, oldest first. */
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

/** The queue of active webhooks that have not reached the end of the feed. */
export const webhookQueueTable: LeaseTable<"webhooks"> = {
  name: "webhooks",
  key: "id",
  leaseNumber: "lease",
  isWaiting: sql<SqlBool>`revoked_at is null and suspended_at is null
    and delivered_until < (select last_position from feed_state)`,
};

/** Whether any webhook without a lease may have an event to deliver. */
export async function isAnyWebhookDue(db: Db, now: Temporal.Instant): Promise<boolean> {
  const due = await db
    .selectFrom("webhooks")
    .select("id")
    .where("revoked_at", "is", null)
    .where("suspended_at", "is", null)
    .where("due_at", "<=", now.toString())
    .where((where) =>
      where.or([where("leased_until", "is", null), where("leased_until", "<", now.toString())]),
    )
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** The webhook's next event with a position up to `last`; undefined if there is none. */
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

/** An update of the webhook that takes effect only while it is held under this lease. */
const updateLeased = (db: Db, { id, lease }: WebhookRow) =>
  db.updateTable("webhooks").where("id", "=", id).where("lease", "=", lease);

/**
 * Moves a webhook past events that it does not want, to the position `until`, and ends its lease. The webhook is due
 * again at once.
 */
export const skipEvents = (db: Db, webhook: WebhookRow, until: number, now: Temporal.Instant) =>
  updateLeased(db, webhook)
    .set({ delivered_until: until, leased_until: null, due_at: now.toString() })
    .execute();

/** Marks an event as delivered, even if another process holds the lease by now. */
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

/** Suspends the webhook until the operator intervenes. */
export const suspendWebhook = (
  db: Db,
  webhook: WebhookRow,
  failure: Pick<WebhookRow, "attempts" | "failing_since" | "last_error">,
  now: Temporal.Instant,
) =>
  updateLeased(db, webhook)
    .set({ ...failure, suspended_at: now.toString(), leased_until: null })
    .execute();

/**
 * Makes a webhook, suspended or not, continue at once; returns the position up to which it has delivered, undefined if
 * none of that name exists or it was revoked.
 */
export const retryWebhook = (db: Db, handle: string, now: Temporal.Instant) =>
  db
    .updateTable("webhooks")
    .set({ suspended_at: null, attempts: 0, failing_since: null, due_at: now.toString() })
    .where("handle", "=", handle)
    .where("revoked_at", "is", null)
    .returning("delivered_until")
    .executeTakeFirst();

/** Revokes a webhook at once; false if none of that name exists or it was revoked before. */
export async function revokeWebhook(db: Db, handle: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("webhooks")
    .set({ revoked_at: now.toString() })
    .where("handle", "=", handle)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
