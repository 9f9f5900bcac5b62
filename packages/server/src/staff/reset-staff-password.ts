import type { StaffActivation } from "@kreislauf/contract/staff";
import { systemUser } from "@kreislauf/contract/users";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { InTransaction, PublicContext, WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { type RunningJob, runRepeatedly } from "../base/jobs/run-repeatedly.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import { listRecentMails } from "../base/mail/outbox.store.ts";
import { clearStaffFailures, hashToken } from "../session/index.ts";
import { setPasswordByLink } from "./set-password-by-link.ts";
import { recordStaffAction } from "./staff-log.store.ts";
import { insertPasswordRequest, takePasswordRequest } from "./staff-password-requests.store.ts";
import { endStaffSessions, findStaffByEmail, lockStaff } from "./staff.store.ts";
import { issueStaffLink } from "./staff-tickets.store.ts";

declare module "../base/mail/outbox.ts" {
  interface Mails {
    staff_password_reset: StaffPasswordResetMail;
    staff_password_changed: StaffPasswordChangedMail;
  }
}

interface Greeting {
  readonly firstName: string;
  readonly lastName: string;
}

export interface StaffPasswordResetMail {
  readonly greeting: Greeting;
  readonly token: string;
  /** Instant. */
  readonly expiresAt: string;
}

export interface StaffPasswordChangedMail {
  readonly greeting: Greeting;
  /** Instant. */
  readonly changedOn: string;
}

const batchSize = 20;
/** So many mails with a link go to an address within the window. */
const maxMails = 3;
const windowMinutes = 15;

/** Only records the request: whether the address is known is looked up later, so that the answer cannot reveal it. */
export async function forgetStaffPassword(
  context: InTransaction<PublicContext>,
  email: string,
): Promise<Record<string, never>> {
  await insertPasswordRequest(context, email.trim().toLowerCase());
  return {};
}

export const startStaffPasswordJobs = (parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}): RunningJob =>
  runRepeatedly(parts.log, async () => (await sendStaffResetLinks(parts.db, parts.clock.now())) > 0, {
    name: "staff_password_requests",
  });

/** Answers a batch of requests by mail; returns how many there were. */
export async function sendStaffResetLinks(db: Db, now: Temporal.Instant): Promise<number> {
  let count = 0;
  while (count < batchSize && (await answerNextRequest(db, now))) count += 1;
  return count;
}

/** False if there is no request. */
const answerNextRequest = (db: Db, now: Temporal.Instant) =>
  db.transaction().execute(async (transaction) => {
    const work: WriteContext = { db: transaction, now };
    const request = await takePasswordRequest(work);
    if (request !== undefined) await sendResetLink(work, request.email);
    return request !== undefined;
  });

async function sendResetLink(work: WriteContext, email: string): Promise<void> {
  const found = await findStaffByEmail(work, email);
  // The account is locked, so that of several requests at once each counts the mails of those before.
  const staff = found && (await lockStaff(work, found.id));
  // Who is only invited has no password to replace.
  if (staff === undefined || staff.password_hash === null || staff.locked_at !== null) return;
  const since = work.now.subtract({ minutes: windowMinutes });
  const recent = await listRecentMails(work.db, "staff_password_reset", staff.email, since, maxMails);
  if (recent.length >= maxMails) return;
  const { token, expiresAt } = await issueStaffLink(work, "reset", staff.id);
  await enqueueMail(work, {
    kind: "staff_password_reset",
    cause: `staff reset ${hashToken(token).toString("base64url")}`,
    // Staff are no users, so the provider's user is the recipient of record.
    recipient: { id: systemUser.provider, email: staff.email },
    data: { greeting: { firstName: staff.first_name, lastName: staff.last_name }, token, expiresAt },
  });
}

/** All sessions end; the second factor stays, and the person is told. */
export const resetStaffPassword = (
  context: PublicContext,
  activation: StaffActivation,
): Promise<{ readonly email: string }> =>
  setPasswordByLink(context, "reset", activation, async (transaction, { id, email }) => {
    await endStaffSessions(transaction, { staffId: id });
    await clearStaffFailures(transaction, email);
    await recordStaffAction(transaction, { staffId: id, action: "password_reset" });
    const staff = await lockStaff(transaction, id);
    if (staff === undefined) return;
    await enqueueMail(transaction, {
      kind: "staff_password_changed",
      cause: `password of staff ${id} changed at ${transaction.now.toString()}`,
      recipient: { id: systemUser.provider, email },
      data: {
        greeting: { firstName: staff.first_name, lastName: staff.last_name },
        changedOn: transaction.now.toString(),
      },
    });
  });
