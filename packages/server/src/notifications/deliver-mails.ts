import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Database } from "../base/database.ts";
import { repeatUntil } from "../base/rounds.ts";
import type { MailCarrier } from "./mail.ts";
import { embeddedMailbox, smtpCarrier } from "./mail-carriers.ts";
import {
  giveUp,
  leaseDueMail,
  type LeasedMail,
  leaseSeconds,
  markSent,
  postpone,
  renewLease,
} from "./notifications.store.ts";
import { renderMail, type RenderingParts } from "./render-mail.ts";

export interface DeliveryParts extends RenderingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, "PUBLIC_URL" | "BRANDING_DIR" | "SMTP_URL">;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
}

/** Mails under way at the same time, so that a slow one does not hold up the others. */
const lanes = 4;
const pauseMilliseconds = 1_000;
/** How long a mail that is under way when the process stops may take to arrive. */
const graceMilliseconds = 10_000;

/** Waits between attempts: 10 s doubling to an hour, for four days, as mail servers do (RFC 5321, 4.5.4.1). */
const firstWaitSeconds = 10;
const longestWaitSeconds = 3_600;
export const mostAttempts = 100;

/**
 * Delivers the outbox. A mail is leased before it goes out and as long as it is under way, so that no two
 * processes send it side by side, and taken up again when the process that held it died. A mail goes out twice
 * only if its process dies between the server's answer and our note of it; the repeat has the same message id.
 */
export function startMailDelivery(parts: DeliveryParts): { stop(): Promise<void> } {
  const carrier = openCarrier(parts);
  const stopping = new AbortController();
  const cutting = new AbortController();
  const running = Promise.all(
    Array.from({ length: lanes }, () =>
      repeatUntil(stopping.signal, parts.log, () => deliverNextMail(parts, carrier, cutting.signal)),
    ),
  );
  return {
    stop: async () => {
      stopping.abort();
      const cut = setTimeout(() => cutting.abort(), graceMilliseconds);
      await running;
      clearTimeout(cut);
      carrier.close();
    },
  };
}

function openCarrier({ config, branding, database, clock }: DeliveryParts): MailCarrier {
  return config.SMTP_URL === undefined
    ? embeddedMailbox(database.db, clock)
    : smtpCarrier(config.SMTP_URL, { name: branding.productName, address: branding.supportEmail });
}

/** Takes up the mail that is due first; false if there is none. */
export async function deliverNextMail(
  parts: DeliveryParts,
  carrier: MailCarrier,
  cutting: AbortSignal,
): Promise<boolean> {
  const { clock } = parts;
  const { db } = parts.database;
  const mail = await leaseDueMail(db, clock.now());
  if (mail === undefined) return false;
  // Without the database the lease runs out, and then nobody else can take it either.
  const renew = () => void renewLease(db, mail, clock.now()).catch(() => undefined);
  const renewal = setInterval(renew, (leaseSeconds * 1_000) / 3);
  try {
    await deliver(parts, carrier, mail, cutting);
  } finally {
    clearInterval(renewal);
  }
  return true;
}

async function deliver(
  parts: DeliveryParts,
  carrier: MailCarrier,
  mail: LeasedMail,
  cutting: AbortSignal,
): Promise<void> {
  const { db } = parts.database;
  try {
    await carrier.send(
      {
        messageId: `<${mail.id}@${new URL(parts.config.PUBLIC_URL).hostname}>`,
        date: Temporal.Instant.from(mail.created_at),
        to: mail.recipient_email,
        ...(await renderMail(mail, parts)),
      },
      cutting,
    );
  } catch (error) {
    await noteFailure(parts, mail, error);
    return;
  }
  await persistently(parts, cutting, () => markSent(db, mail, parts.clock.now()));
}

async function noteFailure({ database, clock, log }: DeliveryParts, mail: LeasedMail, error: unknown) {
  const now = clock.now();
  const message = error instanceof Error ? error.message.slice(0, 500) : "unknown";
  const facts = { err: error, mailId: mail.id, kind: mail.kind, attempt: mail.attempts };
  if (mail.attempts >= mostAttempts || isRefusedForGood(error)) {
    log.error(facts, "mail given up");
    await giveUp(database.db, mail, message, now);
  } else {
    log.warn(facts, "mail not delivered");
    const seconds = Math.min(firstWaitSeconds * 2 ** (mail.attempts - 1), longestWaitSeconds);
    await postpone(database.db, mail, message, now.add({ seconds }));
  }
}

/** The server knows no such recipient (5xx, RFC 5321, 4.2.1): asking again changes nothing. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "EENVELOPE" &&
  "responseCode" in error &&
  Number(error.responseCode) >= 500;

/** A mail that is out must not go out again only because the database was away just then. */
async function persistently(
  { log }: DeliveryParts,
  cutting: AbortSignal,
  write: () => Promise<unknown>,
): Promise<void> {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      log.error({ err: error }, "mail delivered but not noted");
      await wait(pauseMilliseconds, undefined, { signal: cutting });
    }
  }
}
