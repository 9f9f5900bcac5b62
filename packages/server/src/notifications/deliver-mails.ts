import type { Branding } from "@kreislauf/contract/base";
import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { Clock } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Database, Db } from "../base/database.ts";
import type { MailCarrier } from "./mail.ts";
import { embeddedMailbox, smtpCarrier } from "./mail-carriers.ts";
import { renderMail } from "./render-mail.ts";

interface DeliveryParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly branding: Branding;
  readonly log: FastifyBaseLogger;
}

const roundMilliseconds = 1_000;
const batchSize = 10;
const leaseSeconds = 60;
/** Waits between attempts: 10 s doubling to an hour; after the last one the mail is left to the operator. */
const longestWaitSeconds = 3_600;
const mostAttempts = 20;

/**
 * Delivers the outbox, round after round. A mail is leased before it goes out, so that several processes never
 * send it side by side, and taken up again when the process that held it died.
 */
export function startMailDelivery(parts: DeliveryParts): { stop(): Promise<void> } {
  const { config, branding, database, clock } = parts;
  const carrier =
    config.SMTP_URL === undefined
      ? embeddedMailbox(database.db, clock)
      : smtpCarrier(config.SMTP_URL, { name: branding.productName, address: branding.supportEmail });
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async () => {
    try {
      while (!stopped && (await deliverBatch(parts, carrier)) === batchSize);
    } catch (error) {
      parts.log.error({ err: error }, "mail delivery interrupted");
    }
    if (!stopped) timer = setTimeout(next, roundMilliseconds);
  };
  let running = Promise.resolve();
  const next = () => {
    running = round();
  };
  next();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      carrier.close();
    },
  };
}

type LeasedMail = Awaited<ReturnType<typeof leaseMails>>[number];

/** Sends what is due, at most one batch; returns how many mails it took up. */
export async function deliverBatch(parts: DeliveryParts, carrier: MailCarrier): Promise<number> {
  const mails = await leaseMails(parts.database.db, parts.clock.now());
  for (const mail of mails) await deliver(parts, carrier, mail);
  return mails.length;
}

function leaseMails(db: Db, now: Temporal.Instant) {
  const due = db
    .selectFrom("outbox_mails")
    .select("id")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("due_at", "<=", now.toString())
    .where((where) => where.or([where("leased_until", "is", null), where("leased_until", "<", now.toString())]))
    .orderBy("due_at")
    .orderBy("id")
    .limit(batchSize)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("outbox_mails")
    .set({
      leased_until: now.add({ seconds: leaseSeconds }).toString(),
      attempts: sql<number>`attempts + 1`,
    })
    .where("id", "in", due)
    .returning(["id", "kind", "recipient_email", "data", "attempts", "created_at"])
    .execute();
}

async function deliver(parts: DeliveryParts, carrier: MailCarrier, mail: LeasedMail): Promise<void> {
  const { db } = parts.database;
  const ended = { leased_until: null, ...({} as { sent_at?: string; failed_at?: string }) };
  try {
    const { hostname } = new URL(parts.config.PUBLIC_URL);
    await carrier.send({
      messageId: `<${mail.id}@${hostname}>`,
      to: mail.recipient_email,
      ...renderMail(mail, parts),
    });
    ended.sent_at = parts.clock.now().toString();
    await db.updateTable("outbox_mails").set({ ...ended, last_error: null }).where("id", "=", mail.id).execute();
  } catch (error) {
    const wait = Math.min(10 * 2 ** (mail.attempts - 1), longestWaitSeconds);
    if (mail.attempts >= mostAttempts) ended.failed_at = parts.clock.now().toString();
    parts.log.warn({ err: error, mailId: mail.id, kind: mail.kind, attempt: mail.attempts }, "mail not delivered");
    await db
      .updateTable("outbox_mails")
      .set({
        ...ended,
        due_at: parts.clock.now().add({ seconds: wait }).toString(),
        last_error: error instanceof Error ? error.message.slice(0, 500) : "unknown",
      })
      .where("id", "=", mail.id)
      .execute();
  }
}
