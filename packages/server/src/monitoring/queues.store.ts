import { sql } from "kysely";
import type { Db } from "../base/database/database.ts";

/** The state of a queue. For webhooks, the events that are not delivered yet are what waits. */
export interface QueueState {
  readonly queue: string;
  readonly waiting: number;
  /** The instant since which the oldest job waits; null if none waits. */
  readonly oldest: string | null;
  /** Mails that were given up, or suspended webhooks, for the operator to look at; 0 for all other queues. */
  readonly failed: number;
}

/** Reads all queues with one statement. Indexes find the waiting and failed jobs, so finished ones are not read. */
export async function readQueues(db: Db): Promise<readonly QueueState[]> {
  const { rows } = await sql<QueueState>`
    select 'outbox_mails' as queue, count(*) as waiting, min(created_at) as oldest,
      (select count(*) from outbox_mails where failed_at is not null) as failed
    from outbox_mails where sent_at is null and failed_at is null
    union all select 'link_requests', count(*), min(requested_at), 0 from link_requests
    union all select 'exports', count(*), min(requested_at), 0 from exports where state = 'waiting'
    union all select 'document_render_queue', count(*), min(due_at), 0 from document_render_queue
    union all select 'push_messages', count(*), min(due_at), 0 from push_messages
    union all select 'feed_events', count(*), min(occurred_at), 0 from feed_events where position is null
    union all select 'webhooks',
      coalesce(sum(last_position - delivered_until) filter (where suspended_at is null), 0),
      min((select occurred_at from feed_events where position > delivered_until order by position limit 1))
        filter (where suspended_at is null),
      count(suspended_at)
    from webhooks, feed_state where revoked_at is null`.execute(db);
  return rows;
}

export const ageInSeconds = ({ oldest }: QueueState, now: Temporal.Instant): number =>
  oldest === null ? 0 : Math.max(0, Temporal.Instant.from(oldest).until(now).total("seconds"));
