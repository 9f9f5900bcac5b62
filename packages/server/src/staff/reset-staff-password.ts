import type { StaffActivation } from "@kreislauf/contract/staff";
import { systemUser } from "@kreislauf/contract/users";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { InTransaction, PublicContext, WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { type RunningJob, runRepeatedly } from "../base/jobs/run-repeatedly.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import {
  answerLinkRequests,
  forgetStaffFailures,
  hashToken,
  insertLinkRequest,
  nextMailTo,
} from "../session/index.ts";
import { setPasswordByLink } from "./set-password-by-link.ts";
import { recordStaffAction } from "./staff-log.store.ts";
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
  /** ISO instant in UTC. */
  readonly expiresAt: string;
}

export interface StaffPasswordChangedMail {
  readonly greeting: Greeting;
  /** ISO instant in UTC. */
  readonly changedOn: string;
}

/**
 * Records that somebody has forgotten their password. Whether the e-mail address is known is looked up later, so that
 * the response cannot reveal it.
 */
export async function forgetStaffPassword(
  context: InTransaction<PublicContext>,
  email: string,
): Promise<Record<string, never>> {
  const address = email.trim().toLowerCase();
  await insertLinkRequest(context, { kind: "staff_reset", email: address, token_hash: null });
  return {};
}

export const startStaffLinkJobs = (parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}): RunningJob =>
  runRepeatedly(parts.log, async () => (await sendStaffResetLinks(parts.db, parts.clock.now())) > 0, {
    name: "staff_link_requests",
  });

/** Answers a batch of requests for a new password by mail; returns the number of requests. */
export const sendStaffResetLinks = (db: Db, now: Temporal.Instant): Promise<number> =>
  answerLinkRequests(db, now, ["staff_reset"], sendResetLink);

async function sendResetLink(
  work: WriteContext,
  { email }: { readonly email: string | null },
): Promise<void> {
  const found = await findStaffByEmail(work, email ?? "");
  const staff = found && (await lockStaff(work, found.id));
  // An account whose invitation is not accepted yet has no password to replace.
  if (staff === undefined || staff.password_hash === null || staff.locked_at !== null) return;
  if ((await nextMailTo(work, "staff_password_reset", staff.email)) !== null) return;
  const { token, expiresAt } = await issueStaffLink(work, "reset", staff.id);
  await enqueueMail(work, {
    kind: "staff_password_reset",
    cause: `staff reset ${hashToken(token).toString("base64url")}`,
    // Members of staff are no users, so the provider's user is recorded as the recipient.
    recipient: { id: systemUser.provider, email: staff.email },
    data: { greeting: { firstName: staff.first_name, lastName: staff.last_name }, token, expiresAt },
  });
}

/** Sets a new password. All sessions end, the second factor stays, and the person gets a mail. */
export const resetStaffPassword = (
  context: PublicContext,
  activation: StaffActivation,
): Promise<{ readonly email: string }> =>
  setPasswordByLink(context, "reset", activation, async (transaction, { id, email, ...name }) => {
    await endStaffSessions(transaction, { staffId: id });
    await forgetStaffFailures(transaction, email);
    await recordStaffAction(transaction, { staffId: id, action: "password_reset" });
    const changedOn = transaction.now.toString();
    await enqueueMail(transaction, {
      kind: "staff_password_changed",
      cause: `password of staff ${id} changed at ${changedOn}`,
      recipient: { id: systemUser.provider, email },
      data: { greeting: { firstName: name.first_name, lastName: name.last_name }, changedOn },
    });
  });
