import type { PushSubscriptionRequest } from "@kreislauf/contract/notifications";
import { type SqlBool, sql } from "kysely";
import type { Context, TransactionContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import type { Job, LeaseTable } from "../base/jobs/lease-queue.store.ts";

export type PushMessage = Job<"push_messages">;

export const pushQueueTable: LeaseTable<"push_messages"> = {
  name: "push_messages",
  key: "id",
  leaseNumber: "attempts",
  isWaiting: sql<SqlBool>`true`,
};

/** Adds a subscription in place of any that this session or this browser had before. */
export async function insertPushSubscription(
  { db, actor, now }: TransactionContext,
  { endpoint, keys }: PushSubscriptionRequest,
): Promise<void> {
  await db
    .deleteFrom("push_subscriptions")
    .where((where) => where.or([where("session_id", "=", actor.sessionId), where("endpoint", "=", endpoint)]))
    .execute();
  await db
    .insertInto("push_subscriptions")
    .values({
      session_id: actor.sessionId,
      company_id: actor.companyId,
      user_id: actor.userId,
      endpoint,
      ...keys,
      created_at: now.toString(),
    })
    // If two tabs subscribe at once, either subscription will do.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const deletePushSubscription = (db: Db, sessionId: string) =>
  db.deleteFrom("push_subscriptions").where("session_id", "=", sessionId).execute();

export async function hasPushSubscription({ db, actor }: Context): Promise<boolean> {
  const row = await db
    .selectFrom("push_subscriptions")
    .select("session_id")
    .where("session_id", "=", actor.sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The subscription of a session; undefined if the session has none or has ended. */
export const findLivePushSubscription = (db: Db, sessionId: string, now: Temporal.Instant) =>
  db
    .selectFrom("push_subscriptions")
    .innerJoin("sessions", "sessions.id", "push_subscriptions.session_id")
    .selectAll("push_subscriptions")
    .where("push_subscriptions.session_id", "=", sessionId)
    .where("sessions.idle_until", ">", now.toString())
    .where("sessions.ends_at", ">", now.toString())
    .executeTakeFirst();

export const deletePushMessage = (db: Db, { id }: PushMessage) =>
  db.deleteFrom("push_messages").where("id", "=", id).execute();
