import { Refusal } from "@kreislauf/contract/base";
import type { Credentials, SignInAnswer } from "@kreislauf/contract/session";
import { inTransaction, type InTransaction, type PublicContext } from "../base/context.ts";
import { findLogin, findMember, listCompaniesOf } from "../users/index.ts";
import { openSession } from "./base/open-session.ts";
import { isPasswordCorrect } from "./base/passwords.ts";
import { queueHashing } from "./base/queue-hashing.ts";
import type { SessionSecrets } from "./base/session-secrets.ts";
import { throttleSignIn, clearSignInFailures } from "./base/sign-in-throttle.ts";
import { hashToken, newToken } from "./base/tokens.ts";

const ticketMinutes = 5;

/**
 * Checks e-mail and password. The response is the same, and takes the same time, whether the address is unknown, the
 * password wrong or the account deleted; the attempt is counted before the password is checked.
 */
export async function signIn(
  context: PublicContext,
  secrets: SessionSecrets,
  credentials: Credentials,
): Promise<SignInAnswer> {
  const email = credentials.email.trim().toLowerCase();
  const { login, isCorrect } = await queueHashing(context, async () => {
    await inTransaction(context, (transaction) => throttleSignIn(transaction, email));
    const found = await findLogin(context.db, email);
    const hash = found?.password_hash ?? null;
    return { login: found, isCorrect: await isPasswordCorrect(hash, credentials.password) };
  });
  const companies = login === undefined || !isCorrect ? [] : await listCompaniesOf(context.db, login.id);
  const [first, ...others] = companies;
  if (login === undefined || first === undefined) {
    context.log.warn({ security: "sign_in_refused" }, "sign-in refused");
    throw new Refusal("wrong_credentials");
  }
  return await inTransaction(context, async (transaction) => {
    await clearSignInFailures(transaction, email);
    if (others.length > 0) {
      const loginTicket = await issueLoginTicket(transaction, login.id);
      return { multicompany: true, userId: login.id, companies, loginTicket };
    }
    const member = await findMember(transaction.db, login.id, first.id);
    if (member === undefined) throw new Refusal("wrong_credentials");
    return await openSession(transaction, secrets, member);
  });
}

async function issueLoginTicket({ db, now }: InTransaction<PublicContext>, userId: number): Promise<string> {
  const ticket = newToken();
  await db.deleteFrom("login_tickets").where("expires_at", "<=", now.toString()).execute();
  await db
    .insertInto("login_tickets")
    .values({
      ticket_hash: hashToken(ticket),
      user_id: userId,
      expires_at: now.add({ minutes: ticketMinutes }).toString(),
    })
    .execute();
  return ticket;
}
