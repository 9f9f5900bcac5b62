import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Database } from "../base/database/database.ts";
import {
  type LeaseQueue,
  runNextJob,
  startLeaseQueue,
  stopGraceMilliseconds,
} from "../base/jobs/lease-queue.ts";
import type { RunningJob } from "../base/jobs/run-repeatedly.ts";
import type { Files } from "../base/files/files.ts";
import type { MailAttachment, MailAttachments } from "../base/mail/mail-content.ts";
import type { Mails } from "../base/mail/outbox.ts";
import type { MailTransport } from "./mail.ts";
import { createMailServerGate } from "./mail-server-gate.ts";
import { mailboxTransport, smtpTransport } from "./mail-transports.ts";
import { type LeasedMail, markMailFailed, markMailSent, outboxTable } from "../base/mail/outbox.store.ts";
import { renderMail, type RenderingParts } from "./render-mail.ts";

export interface DeliveryParts extends RenderingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, "PUBLIC_URL" | "BRANDING_DIR" | "SMTP_URL">;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
  /** What is needed for mails with attachments. */
  readonly attaching?: { readonly files: Files; readonly attachments: MailAttachments };
}

const pace = { lanes: 4, graceMilliseconds: stopGraceMilliseconds };
const pauseMilliseconds = 1_000;

/** The longest wait between attempts. A mail is tried for four days, as mail servers do (RFC 5321, 4.5.4.1). */
const maxWaitSeconds = 3_600;
export const maxAttempts = 100;

/**
 * Delivers the outbox. A mail is sent twice only if the process dies after the server's response and before it is
 * recorded; the second mail has the same message id.
 */
export function startMailDelivery(parts: DeliveryParts): RunningJob {
  const transport = createMailServerGate(openTransport(parts));
  const { clock, log } = parts;
  const queue: LeaseQueue<"outbox_mails"> = {
    ...mailQueue(parts, transport),
    admit: (round) => transport.admit(round),
  };
  const running = startLeaseQueue({ db: parts.database.db, clock, log }, queue, pace);
  return {
    stop: async () => {
      await running.stop();
      transport.close();
    },
  };
}

function openTransport({ config, branding, database, clock }: DeliveryParts): MailTransport {
  return config.SMTP_URL === undefined
    ? mailboxTransport(database.db, clock)
    : smtpTransport(config.SMTP_URL, { name: branding.productName, address: branding.supportEmail });
}

/** Leases and sends the mail that is due first; false if there is none. */
export const deliverNextMail = (
  parts: DeliveryParts,
  transport: MailTransport,
  cut: AbortSignal,
): Promise<boolean> =>
  runNextJob({ db: parts.database.db, clock: parts.clock }, mailQueue(parts, transport), cut);

function mailQueue(parts: DeliveryParts, transport: MailTransport): LeaseQueue<"outbox_mails"> {
  const { log } = parts;
  const { db } = parts.database;
  return {
    table: outboxTable,
    run: (mail, cut) => deliver(parts, transport, mail, cut),
    maxWaitSeconds,
    isLastAttempt: ({ attempt, error }) => attempt >= maxAttempts || isPermanentFailure(error),
    giveUp: ({ job, error, now }) => markMailFailed(db, job, describeError(error), now),
    failureColumns: ({ error }) => ({ last_error: describeError(error) }),
    log: ({ job, error, attempt }, isLast) => {
      const facts = { ...errorForLog(error), mailId: job.id, kind: job.kind, attempt };
      if (isLast) log.error(facts, "mail given up");
      else log.warn(facts, "mail not delivered");
    },
  };
}

const describeError = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 500) : "unknown";

async function deliver(
  parts: DeliveryParts,
  transport: MailTransport,
  mail: LeasedMail,
  cut: AbortSignal,
): Promise<void> {
  await transport.send(
    {
      messageId: `<${mail.id}@${new URL(parts.config.PUBLIC_URL).hostname}>`,
      date: Temporal.Instant.from(mail.created_at),
      to: mail.recipient_email,
      attachments: await readAttachments(mail, parts),
      ...(await renderMail(mail, parts)),
    },
    cut,
  );
  await retryUntilWritten(parts, cut, () => markMailSent(parts.database.db, mail, parts.clock.now()));
}

async function readAttachments(
  { kind, data }: LeasedMail,
  { attaching, database, clock }: DeliveryParts,
): Promise<readonly MailAttachment[]> {
  if (attaching === undefined) return [];
  const { files, attachments } = attaching;
  const read = attachments[kind] as MailAttachments["invoice"];
  if (read === undefined) return [];
  return await read({ db: database.db, files, now: clock.now() }, data as Mails["invoice"]);
}

/** What the mail library adds to an error in the conversation with the server. */
interface SmtpError extends Error {
  readonly command: string;
  readonly code?: string;
  /** Missing if the server did not respond. */
  readonly responseCode?: number;
  readonly response?: string;
}

const isSmtpError = (error: unknown): error is SmtpError => error instanceof Error && "command" in error;

/**
 * Whether the server rejects the recipient for good (5xx, RFC 5321, 4.2.1), so that a retry changes nothing. It is not
 * for good if the server refuses the sender, or refuses by a policy (5.7, RFC 3463), such as one against relaying
 * mails: the operator can repair that.
 */
const isPermanentFailure = (error: unknown): boolean =>
  isSmtpError(error) &&
  error.command === "RCPT TO" &&
  Number(error.responseCode) >= 500 &&
  !/^\d+[ -]5\.7\./.test(error.response ?? "");

/** An error without what the server said: servers repeat the recipient's e-mail address, which must not be logged. */
const errorForLog = (error: unknown): object => {
  if (!isSmtpError(error)) return { err: error };
  const { code, responseCode, command } = error;
  return { smtp: { code, responseCode, command } };
};

/**
 * Repeats a write until it succeeds: a sent mail must not be sent again just because the database was unavailable for a
 * moment. Throws if `cut` is aborted meanwhile.
 */
async function retryUntilWritten(
  { log }: DeliveryParts,
  cut: AbortSignal,
  write: () => Promise<unknown>,
): Promise<void> {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      log.error({ err: error }, "mail delivered but not noted");
      await wait(pauseMilliseconds, undefined, { signal: cut });
    }
  }
}
