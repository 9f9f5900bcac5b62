import { feedEvent } from "@kreislauf/contract/provider";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database.ts";
import { repeatUntil } from "../base/rounds.ts";
import { picker } from "../base/serialize-answers.ts";
import { type FeedEventRow, numberEvents, readFeedState } from "./feed.store.ts";
import { toFeedEvent } from "./feed-event.ts";
import { postWebhook } from "./post-webhook.ts";
import { secretHash, signedHeaders, webhookSecret } from "./sign-webhook.ts";
import {
  findNextEvent,
  giveWebhookUp,
  isAnyDue,
  leaseDueWebhook,
  markDelivered,
  moveOn,
  postponeWebhook,
  type WebhookRow,
} from "./webhooks.store.ts";

export interface WebhookParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
}

/** Receivers that are told at the same time, so that a slow one does not hold up the others. */
const lanes = 4;

/** Waits between attempts: 10 s doubling to four hours, for four days. */
const firstWaitSeconds = 10;
const longestWaitSeconds = 4 * 3_600;
const patienceHours = 4 * 24;

/** A receiver that answers so wants nothing more (Standard Webhooks, "Response"). */
const gone = 410;

/**
 * Delivers the feed to its webhooks: to each in order, one event after the other, at least once. A webhook is leased
 * while one of its events is under way, so that no two processes deliver to it side by side, and taken up again when
 * the process that held it died.
 */
export function startWebhookDelivery(parts: WebhookParts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = Promise.all(
    Array.from({ length: lanes }, () =>
      repeatUntil(stopping.signal, parts.log, () => deliverNextEvent(parts)),
    ),
  );
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Delivers one event to the webhook that has waited longest; false if nothing is to be delivered now. */
export async function deliverNextEvent(parts: WebhookParts): Promise<boolean> {
  const { db, clock } = parts;
  if (!(await isAnyDue(db, clock.now()))) return false;
  if ((await readFeedState(db)).hasWaiting) await numberEvents(db);
  const webhook = await leaseDueWebhook(db, clock.now());
  if (webhook === undefined) return false;
  const { last_position: last } = await readFeedState(db);
  const event = await findNextEvent(db, webhook, last);
  if (event === undefined) await moveOn(db, webhook, last, clock.now());
  else await deliver(parts, webhook, event);
  return true;
}

const pickEvent = picker(feedEvent);

async function deliver(parts: WebhookParts, webhook: WebhookRow, row: FeedEventRow): Promise<void> {
  const { db, clock } = parts;
  const secret = await webhookSecret(db, webhook.handle);
  if (!secretHash(secret).equals(webhook.secret_hash)) {
    await noteFailure(parts, webhook, "the secret was another server's", true);
    return;
  }
  const event = toFeedEvent(row);
  const body = JSON.stringify(pickEvent(event));
  const at = clock.now();
  // With its time: after the portal was restored from a backup another event may have this place.
  const id = `evt_${event.position}_${Temporal.Instant.from(event.occurredAt).epochMilliseconds}`;
  const headers = {
    "content-type": "application/json",
    "user-agent": "Kreislauf-Webhooks",
    ...signedHeaders(secret, { id, at, body }),
  };
  const outcome = await postWebhook({ ...webhook, headers, body }).catch(describeError);
  if (typeof outcome === "number" && outcome >= 200 && outcome < 300) {
    await markDelivered(db, webhook, event.position, clock.now());
    return;
  }
  await noteFailure(parts, webhook, outcome, outcome === gone);
}

async function noteFailure(
  { db, clock, log }: WebhookParts,
  webhook: WebhookRow,
  outcome: number | string,
  isForGood: boolean,
): Promise<void> {
  const now = clock.now();
  const failingSince = webhook.failing_since ?? now.toString();
  const failure = { error: typeof outcome === "number" ? `HTTP ${outcome}` : outcome, failingSince };
  const facts = { webhook: webhook.handle, reason: failure.error, attempt: webhook.attempts + 1 };
  const end = Temporal.Instant.from(failingSince).add({ hours: patienceHours });
  if (isForGood || Temporal.Instant.compare(now, end) >= 0) {
    log.error(facts, "webhook given up");
    await giveWebhookUp(db, webhook, failure, now);
  } else {
    log.warn(facts, "webhook not delivered");
    const seconds = Math.min(firstWaitSeconds * 2 ** webhook.attempts, longestWaitSeconds);
    await postponeWebhook(db, webhook, failure, now.add({ seconds }));
  }
}

/** Never with what the receiver has said. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError" || error.name === "AbortError") return "no answer in time";
  return "code" in error && typeof error.code === "string" ? error.code : error.message.slice(0, 200);
}
