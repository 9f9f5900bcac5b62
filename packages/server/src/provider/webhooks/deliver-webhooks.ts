import { feedEvent } from "@kreislauf/contract/provider";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../base/database/database.ts";
import {
  type FailedAttempt,
  type LeaseQueue,
  runNextJob,
  startLeaseQueue,
  stopGraceMilliseconds,
} from "../../base/jobs/lease-queue.ts";
import type { RunningJob } from "../../base/jobs/run-repeatedly.ts";
import { postToReceiver } from "../../base/http/post-to-receiver.ts";
import { compileFieldPicker } from "../../base/http/serialize-answers.ts";
import { type FeedEventRow, assignEventPositions, readFeedState } from "../feed/feed.store.ts";
import { readEventPhases } from "../feed/event-phases.ts";
import { toFeedEvent } from "../feed/feed-event.ts";
import { hashWebhookSecret, signWebhook, deriveWebhookSecret } from "./sign-webhook.ts";
import {
  findNextEvent,
  isAnyWebhookDue,
  markDelivered,
  skipEvents,
  suspendWebhook,
  webhookQueueTable,
  type WebhookRow,
} from "./webhooks.store.ts";

export interface WebhookServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
}

const pace = { lanes: 4, graceMilliseconds: stopGraceMilliseconds };

/** The longest wait between two attempts. */
const maxWaitSeconds = 4 * 3_600;
/** A webhook that has been failing for this long is suspended. */
const suspendAfterHours = 4 * 24;

/** A receiver that answers with this status wants no more events (Standard Webhooks, "Response"). */
const gone = 410;

/**
 * Starts delivering the feed to the webhooks: each gets its events one after the other, sorted by position, and every
 * event at least once. A webhook is leased during the delivery of an event.
 */
export const startWebhookDelivery = (parts: WebhookServices): RunningJob =>
  startLeaseQueue(parts, webhookQueue(parts), pace);

/** Delivers one event to the webhook that has been due the longest; false if none is due. */
export const deliverNextEvent = (parts: WebhookServices): Promise<boolean> =>
  runNextJob(parts, webhookQueue(parts), new AbortController().signal);

function webhookQueue({ db, clock, log }: WebhookServices): LeaseQueue<"webhooks"> {
  return {
    table: webhookQueueTable,
    prepare: async () => {
      if (!(await isAnyWebhookDue(db, clock.now()))) return false;
      if ((await readFeedState(db)).hasWaiting) await assignEventPositions(db);
      return true;
    },
    run: async (webhook, cut) => {
      const { last_position: last } = await readFeedState(db);
      const event = await findNextEvent(db, webhook, last);
      if (event === undefined) await skipEvents(db, webhook, last, clock.now());
      else await deliver({ db, clock, cut }, webhook, event);
    },
    maxWaitSeconds,
    isLastAttempt: (failed) => {
      const end = Temporal.Instant.from(failingSince(failed)).add({ hours: suspendAfterHours });
      const { error, now } = failed;
      return (error instanceof DeliveryError && error.isForGood) || Temporal.Instant.compare(now, end) >= 0;
    },
    giveUp: (failed) => suspendWebhook(db, failed.job, failureColumns(failed), failed.now),
    failureColumns,
    log: ({ job, error, attempt }, isLast) => {
      const facts = { webhook: job.handle, reason: describeError(error), attempt };
      if (isLast) log.error(facts, "webhook given up");
      else log.warn(facts, "webhook not delivered");
    },
  };
}

type FailedDelivery = FailedAttempt<"webhooks">;

const failingSince = ({ job, now }: FailedDelivery) => job.failing_since ?? now.toString();

const failureColumns = (failed: FailedDelivery) => ({
  attempts: failed.attempt,
  failing_since: failingSince(failed),
  last_error: describeError(failed.error),
});

/** The receiver has not accepted an event. */
class DeliveryError extends Error {
  readonly isForGood: boolean;
  constructor(message: string, isForGood: boolean) {
    super(message);
    this.isForGood = isForGood;
  }
}

const pickEvent = compileFieldPicker(feedEvent);

async function deliver(
  { db, clock, cut }: Pick<WebhookServices, "db" | "clock"> & { readonly cut: AbortSignal },
  webhook: WebhookRow,
  row: FeedEventRow,
): Promise<void> {
  const secret = await deriveWebhookSecret(db, webhook.handle);
  if (!hashWebhookSecret(secret).equals(webhook.secret_hash)) {
    throw new DeliveryError("the secret was another server's", true);
  }
  const phaseOf = await readEventPhases(db, [row]);
  const event = toFeedEvent(row, phaseOf(row));
  const body = JSON.stringify(pickEvent(event));
  const at = clock.now();
  // Contains the event's time, because after a restore another event may have the same position.
  const id = `evt_${event.position}_${Temporal.Instant.from(event.occurredAt).epochMilliseconds}`;
  const headers = {
    "content-type": "application/json",
    "user-agent": "Kreislauf-Webhooks",
    ...signWebhook(secret, { id, at, body }),
  };
  const status = await postToReceiver({ ...webhook, headers, body }, cut);
  if (status < 200 || status >= 300) throw new DeliveryError(`HTTP ${status}`, status === gone);
  await markDelivered(db, webhook, event.position, clock.now());
}

/** Describes an error without quoting the receiver's response. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError" || error.name === "AbortError") return "no answer in time";
  return "code" in error && typeof error.code === "string" ? error.code : error.message.slice(0, 200);
}
