import type { Factor } from "@kreislauf/contract/session";
import type { PublicContext, WriteContext } from "../base/context.ts";
import { lockUser } from "../users/index.ts";
import { hashToken, newToken } from "./base/tokens.ts";
import type { CompanyAccount } from "./session.tables.ts";

const ticketMinutes = 5;

/** The step that is missing before the session opens. */
type LoginStep = "second_factor" | "company";

/** A person and the factors they have proved. */
export interface ProvedPerson {
  readonly userId: number;
  readonly factors: readonly Factor[];
  /**
   * The company account through which the person signed in; null or undefined if they used the portal's own sign-in.
   */
  readonly companyAccount?: CompanyAccount | null;
}

/**
 * Issues a ticket that stands for what a person has proved, until the next step of signing in, for at most five
 * minutes. Only its hash is stored.
 */
export async function issueLoginTicket(
  { db, now }: WriteContext,
  { userId, factors, companyAccount }: ProvedPerson,
  step: LoginStep,
): Promise<string> {
  const ticket = newToken();
  await db.deleteFrom("login_tickets").where("expires_at", "<=", now.toString()).execute();
  await db
    .insertInto("login_tickets")
    .values({
      ticket_hash: hashToken(ticket),
      user_id: userId,
      expires_at: now.add({ minutes: ticketMinutes }).toString(),
      step,
      factors: [...factors],
      company_account: companyAccount ? JSON.stringify(companyAccount) : null,
    })
    .execute();
  return ticket;
}

/** Finds the person of a valid ticket for a step; undefined if the ticket is unknown, expired or for another step. */
export const findLoginTicket = (
  { db, now }: Pick<PublicContext, "db" | "now">,
  ticket: string,
  step: LoginStep,
) =>
  db
    .selectFrom("login_tickets")
    .select("user_id")
    .where("ticket_hash", "=", hashToken(ticket))
    .where("step", "=", step)
    .where("expires_at", ">", now.toString())
    .executeTakeFirst();

/**
 * Uses up a ticket and locks the person; undefined if the ticket is not valid, for example because another call has
 * used it or all sessions of the person were ended.
 */
export async function takeLoginTicket(context: WriteContext, ticket: string, step: LoginStep) {
  const { db, now } = context;
  const found = await findLoginTicket(context, ticket, step);
  if (found === undefined) return undefined;
  await lockUser(context, found.user_id);
  return await db
    .deleteFrom("login_tickets")
    .where("ticket_hash", "=", hashToken(ticket))
    .where("step", "=", step)
    .where("expires_at", ">", now.toString())
    .returning(["user_id", "factors", "company_account"])
    .executeTakeFirst();
}

/** Deletes the tickets of a person's unfinished sign-ins: all of them, or those of one step. */
export async function deleteLoginTickets(
  { db }: Pick<WriteContext, "db">,
  userId: number,
  step?: LoginStep,
): Promise<void> {
  const tickets = db.deleteFrom("login_tickets").where("user_id", "=", userId);
  await (step === undefined ? tickets : tickets.where("step", "=", step)).execute();
}
