import { notificationKindsFor, pushedKinds } from "@kreislauf/contract/notifications";
import type { FastifyBaseLogger } from "fastify";
import type { Branding } from "@kreislauf/contract/base";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database/database.ts";
import { postToReceiver } from "../base/http/post-to-receiver.ts";
import {
  type FailedAttempt,
  type LeaseQueue,
  runNextJob,
  startLeaseQueue,
  stopGraceMilliseconds,
} from "../base/jobs/lease-queue.ts";
import type { RunningJob } from "../base/jobs/run-repeatedly.ts";
import { findMember } from "../users/index.ts";
import { listNotificationRows } from "./notifications.store.ts";
import { pushContent } from "./push-content.ts";
import {
  deletePushMessage,
  deletePushSubscription,
  findLivePushSubscription,
  type PushMessage,
  pushQueueTable,
} from "./push-subscriptions.store.ts";
import { getVapidKeys } from "./vapid-keys.ts";

interface PushServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly branding: Pick<Branding, "supportEmail">;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
  /** Tests replace this function to receive messages themselves. */
  readonly post?: typeof postToReceiver;
}

const pace = { lanes: 2, graceMilliseconds: stopGraceMilliseconds };
const maxWaitSeconds = 3_600;
/**
 * The attempts take about five hours. After that a push message would be out of date; the person still finds the
 * notification at the bell.
 */
const maxAttempts = 12;
/** How long a push service keeps a message for a device that is off, in seconds. */
const timeToLive = 24 * 3_600;

/** Statuses that say that the browser has withdrawn the subscription (RFC 8030, 7.3). */
const goneStatuses: ReadonlySet<number> = new Set([404, 410]);

/** Sends notifications to the browsers that have subscribed, each once unless a process dies meanwhile. */
export const startPushDelivery = (services: PushServices): RunningJob =>
  startLeaseQueue(services, pushQueue(services), pace);

/** Sends the message that is due first; false if there is none. */
export const deliverNextPush = (services: PushServices): Promise<boolean> =>
  runNextJob(services, pushQueue(services), new AbortController().signal);

/** The push service has not accepted a message. */
class PushError extends Error {
  readonly isForGood: boolean;
  constructor(status: number) {
    super(`HTTP ${status}`);
    this.isForGood = status < 500 && status !== 429;
  }
}

function pushQueue(services: PushServices): LeaseQueue<"push_messages"> {
  const { db, log } = services;
  return {
    table: pushQueueTable,
    run: async (message, cut) => {
      await deliver(services, message, cut);
      await deletePushMessage(db, message);
    },
    maxWaitSeconds,
    isLastAttempt: ({ attempt, error }) =>
      attempt >= maxAttempts || (error instanceof PushError && error.isForGood),
    giveUp: ({ job }) => deletePushMessage(db, job),
    failureColumns: () => ({}),
    log: (failed, isLast) => {
      const facts = { message: failed.job.id, attempt: failed.attempt, reason: describeError(failed) };
      if (isLast) log.error(facts, "push message given up");
      else log.warn(facts, "push message not delivered");
    },
  };
}

/** Describes an error without the subscription's URL, by which anybody could reach the browser. */
function describeError({ error }: FailedAttempt<"push_messages">): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.message.slice(0, 200);
}

async function deliver(services: PushServices, message: PushMessage, cut: AbortSignal): Promise<void> {
  const { db, clock, branding, post = postToReceiver } = services;
  const now = clock.now();
  const subscription = await findLivePushSubscription(db, message.session_id, now);
  if (subscription === undefined) {
    await deletePushSubscription(db, message.session_id);
    return;
  }
  const { user_id: userId, company_id: companyId, endpoint, p256dh, auth } = subscription;
  const member = await findMember(db, userId, companyId);
  if (member === undefined) return;
  const rights = { ...member, permissions: new Set(member.permissions) };
  const kinds = notificationKindsFor(rights, member).filter((kind) => pushedKinds.has(kind));
  const reader = { db, now, actor: { userId, companyId } };
  const [notification] = await listNotificationRows(reader, kinds, { id: message.notification_id });
  if (notification === undefined) return;
  const { default: webPush } = await import("web-push");
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(pushContent(notification, member.language)),
    {
      vapidDetails: { subject: `mailto:${branding.supportEmail}`, ...(await getVapidKeys(db)) },
      TTL: timeToLive,
    },
  );
  const status = await post({ url: endpoint, internal: false, headers: toTexts(headers), body }, cut);
  if (goneStatuses.has(status)) await deletePushSubscription(db, message.session_id);
  else if (status < 200 || status >= 300) throw new PushError(status);
}

const toTexts = (headers: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
