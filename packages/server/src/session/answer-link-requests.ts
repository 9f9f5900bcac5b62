import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { InTransaction, PublicContext } from "../base/context.ts";
import type { Db } from "../base/database.ts";
import { enqueueMail } from "../base/outbox.ts";
import { repeatUntil } from "../base/rounds.ts";
import { findInvited, findLogin, listCompaniesOf } from "../users/index.ts";
import { mailInvitation } from "./mail-invitation.ts";
import { issueLink } from "./one-time-links.ts";
import type { LinkRequestsTable } from "./session.tables.ts";
import { hashToken } from "./tokens.ts";

declare module "../base/outbox.ts" {
  interface Mails {
    password_reset: PasswordResetMail;
  }
}

export interface PasswordResetMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly token: string;
  /** Instant. */
  readonly expiresAt: string;
}

type Work = Pick<InTransaction<PublicContext>, "db" | "now">;
type Request = Pick<LinkRequestsTable, "kind" | "email" | "address"> & { readonly token_hash: Buffer | null };

const batchSize = 20;
const windowMinutes = 15;
/** Wishes beyond these in a quarter of an hour bring no mail: for one person, and from one address. */
const mostPerPerson = 3;
const mostPerAddress = 30;

/** Answers the wishes for links, round after round. */
export function startAnsweringLinkRequests(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = repeatUntil(
    stopping.signal,
    parts.log,
    async () => (await answerLinkRequests(parts.db, parts.clock.now())) > 0,
  );
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Takes up the wishes for links; each becomes a mail or, where there is nobody to send it to, nothing. */
export async function answerLinkRequests(db: Db, now: Temporal.Instant): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const work: Work = { db: transaction, now };
    const waiting = transaction
      .selectFrom("link_requests")
      .select("id")
      .where("answered_at", "is", null)
      .orderBy("id")
      .limit(batchSize)
      .forUpdate()
      .skipLocked();
    const requests = await transaction
      .updateTable("link_requests")
      .set({ answered_at: now.toString() })
      .where("id", "in", waiting)
      .returning(["kind", "email", "token_hash", "address"])
      .execute();
    for (const request of requests) {
      if (!(await isTooMuch(work, request))) await answer(work, request);
    }
    await transaction
      .deleteFrom("link_requests")
      .where("answered_at", "<", now.subtract({ hours: 24 }).toString())
      .execute();
    return requests.length;
  });
}

async function isTooMuch({ db, now }: Work, { kind, email, token_hash, address }: Request): Promise<boolean> {
  const recent = db
    .selectFrom("link_requests")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("kind", "=", kind)
    .where("answered_at", "is not", null)
    .where("requested_at", ">", now.subtract({ minutes: windowMinutes }).toString());
  const ofPerson = await recent
    .where((where) => where.or([where("email", "=", email), where("token_hash", "=", token_hash)]))
    .executeTakeFirstOrThrow();
  const ofAddress = await recent.where("address", "=", address).executeTakeFirstOrThrow();
  return ofPerson.count > mostPerPerson || ofAddress.count > mostPerAddress;
}

const answer = (work: Work, request: Request) =>
  request.kind === "reset"
    ? sendResetLink(work, request.email ?? "")
    : sendNewInvitation(work, request.token_hash);

async function sendResetLink(work: Work, email: string): Promise<void> {
  const login = await findLogin(work.db, email);
  // Whoever is only invited, or whose accesses were deleted, has no password to reset.
  if (login?.email === undefined || login.email === null || login.password_hash === null) return;
  if ((await listCompaniesOf(work.db, login.id)).length === 0) return;
  const { token, expiresAt } = await issueLink(work, "reset", login.id);
  await enqueueMail(work, {
    kind: "password_reset",
    cause: `reset ${hashToken(token).toString("base64url")}`,
    recipient: { id: login.id, email: login.email },
    data: { greeting: { firstName: login.first_name, lastName: login.last_name }, token, expiresAt },
  });
}

async function sendNewInvitation(work: Work, tokenHash: Buffer | null): Promise<void> {
  if (tokenHash === null) return;
  const link = await work.db
    .selectFrom("one_time_links")
    .select(["user_id", "company_id"])
    .where("token_hash", "=", tokenHash)
    .where("kind", "=", "invitation")
    .executeTakeFirst();
  if (link === undefined || link.company_id === null) return;
  const invited = await findInvited(work.db, link.user_id, link.company_id);
  if (invited !== undefined) await mailInvitation(work, invited);
}
