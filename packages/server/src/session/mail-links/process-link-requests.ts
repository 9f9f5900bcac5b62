import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { WriteContext } from "../../base/context.ts";
import type { Db } from "../../base/database/database.ts";
import { enqueueMail } from "../../base/mail/outbox.ts";
import { type RunningJob, runRepeatedly } from "../../base/jobs/run-repeatedly.ts";
import { findInvitedMember, findLogin } from "../../users/index.ts";
import { enqueueInvitationMail } from "./enqueue-invitation-mail.ts";
import { isPasswordOfUse } from "../base/enterable-companies.ts";
import { findLinkByHash, issueLink } from "../one-time-links.store.ts";
import { hashToken } from "../base/tokens.ts";
import { nextLinkMailAt } from "./link-mail-limit.ts";
import { answerLinkRequests } from "./answer-link-requests.ts";
import type { LinkRequest } from "./link-requests.store.ts";

declare module "../../base/mail/outbox.ts" {
  interface Mails {
    password_reset: PasswordResetMail;
  }
}

export interface PasswordResetMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly token: string;
  /** ISO instant. */
  readonly expiresAt: string;
}

/** Starts the job that processes link requests, round after round. */
export const startLinkRequestJobs = ({
  db,
  clock,
  log,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}): RunningJob =>
  runRepeatedly(log, async () => (await processLinkRequests(db, clock.now())) > 0, { name: "link_requests" });

/** Answers a batch of the customers' link requests; returns how many it answered. */
export const processLinkRequests = (db: Db, now: Temporal.Instant): Promise<number> =>
  answerLinkRequests(db, now, ["invitation", "reset"], processRequest);

const processRequest = (work: WriteContext, request: LinkRequest) =>
  request.kind === "reset"
    ? sendResetLink(work, request.email ?? "")
    : sendNewInvitation(work, request.token_hash);

async function sendResetLink(work: WriteContext, email: string): Promise<void> {
  const login = await findLogin(work.db, email);
  if (login?.email === undefined || login.email === null) return;
  // A person who is only invited sets their first password with the invitation.
  if (!(await isPasswordOfUse(work.db, login.id))) return;
  if ((await nextLinkMailAt(work, "password_reset", { userId: login.id, email: login.email })) !== null)
    return;
  const { token, expiresAt } = await issueLink(work, "reset", login.id);
  await enqueueMail(work, {
    kind: "password_reset",
    cause: `reset ${hashToken(token).toString("base64url")}`,
    recipient: { id: login.id, email: login.email },
    data: { greeting: { firstName: login.first_name, lastName: login.last_name }, token, expiresAt },
  });
}

async function sendNewInvitation(work: WriteContext, tokenHash: Buffer | null): Promise<void> {
  if (tokenHash === null) return;
  const link = await findLinkByHash(work.db, "invitation", tokenHash);
  if (link === undefined || link.company_id === null) return;
  const invited = await findInvitedMember(work.db, link.user_id, link.company_id);
  if (invited === undefined) return;
  if ((await nextLinkMailAt(work, "invitation", invited)) === null)
    await enqueueInvitationMail(work, invited);
}
