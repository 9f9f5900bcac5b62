import { Refusal } from "@kreislauf/contract/base";
import type { CompanySelection, Factor, SignedIn } from "@kreislauf/contract/session";
import type { InTransaction, PublicContext } from "../../base/context.ts";
import { findMember, listCompaniesOf } from "../../users/index.ts";
import { openSession } from "./open-session.ts";
import type { SessionSecrets } from "./session-secrets.ts";
import { hashToken, newToken } from "./tokens.ts";

const ticketMinutes = 5;

type LoginStep = "second_factor" | "company";

interface ProvedPerson {
  readonly userId: number;
  readonly factors: readonly Factor[];
}

/** Stands for what a person has proved, until the next step of signing in. */
export async function issueLoginTicket(
  { db, now }: InTransaction<PublicContext>,
  { userId, factors }: ProvedPerson,
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
    })
    .execute();
  return ticket;
}

/** The ticket of a step if it is still valid. */
export const findLoginTicket = (
  { db, now }: Pick<PublicContext, "db" | "now">,
  ticket: string,
  step: LoginStep,
) =>
  db
    .selectFrom("login_tickets")
    .select(["user_id", "factors"])
    .where("ticket_hash", "=", hashToken(ticket))
    .where("step", "=", step)
    .where("expires_at", ">", now.toString())
    .executeTakeFirst();

/** Uses a ticket up; undefined if it is not valid, also because somebody else was first. */
export const takeLoginTicket = ({ db, now }: InTransaction<PublicContext>, ticket: string, step: LoginStep) =>
  db
    .deleteFrom("login_tickets")
    .where("ticket_hash", "=", hashToken(ticket))
    .where("step", "=", step)
    .where("expires_at", ">", now.toString())
    .returning(["user_id", "factors"])
    .executeTakeFirst();

/** Opens the session of a person with one company; others get the list to choose from. */
export async function enterPortal(
  context: InTransaction<PublicContext>,
  secrets: SessionSecrets,
  person: ProvedPerson,
): Promise<SignedIn | CompanySelection> {
  const { userId, factors } = person;
  const companies = await listCompaniesOf(context.db, userId);
  const [first, ...others] = companies;
  if (first === undefined) throw new Refusal("wrong_credentials");
  if (others.length > 0) {
    const loginTicket = await issueLoginTicket(context, person, "company");
    return { multicompany: true, userId, companies, loginTicket };
  }
  const member = await findMember(context.db, userId, first.id);
  if (member === undefined) throw new Refusal("wrong_credentials");
  return await openSession(context, secrets, member, { factors, provedAt: context.now });
}
