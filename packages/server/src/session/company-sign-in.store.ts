import type { CompanySignInEnd } from "@kreislauf/contract/session";
import type { WriteContext, InTransaction, PublicContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { hashToken, newToken } from "./base/tokens.ts";
import type { IdentityClaims } from "./session.tables.ts";

/** How long a person may take at their identity provider. */
const attemptMinutes = 10;
/** How long a ticket is valid, from the identity provider's answer until the session is opened. */
const ticketMinutes = 2;

/** The company sign-in settings that name the domain of an e-mail address; undefined if none do. */
export const findCompanySignIn = (db: Db, domain: string) =>
  db
    .selectFrom("company_sign_in_domains")
    .innerJoin("company_sign_ins", "company_sign_ins.company_id", "company_sign_in_domains.company_id")
    .selectAll("company_sign_ins")
    .where("domain", "=", domain)
    .executeTakeFirst();

export const findCompanySignInOf = (db: Db, companyId: number) =>
  db.selectFrom("company_sign_ins").selectAll().where("company_id", "=", companyId).executeTakeFirst();

export const getCompanySignIn = (db: Db, companyId: number) =>
  db.selectFrom("company_sign_ins").selectAll().where("company_id", "=", companyId).executeTakeFirstOrThrow();

export const findCompanySignInByClient = (db: Db, issuer: string, clientId: string) =>
  db
    .selectFrom("company_sign_ins")
    .selectAll()
    .where("issuer", "=", issuer)
    .where("client_id", "=", clientId)
    .executeTakeFirst();

export type CompanySignIn = NonNullable<Awaited<ReturnType<typeof findCompanySignIn>>>;

export async function isDomainOf(db: Db, companyId: number, domain: string): Promise<boolean> {
  const found = await db
    .selectFrom("company_sign_in_domains")
    .select("domain")
    .where("company_id", "=", companyId)
    .where("domain", "=", domain)
    .executeTakeFirst();
  return found !== undefined;
}

export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly browserSecret: string;
  /** The session whose person proves their identity; undefined for a sign-in. */
  readonly proofSessionId: string | undefined;
}

export async function insertAttempt(
  { db, now }: Pick<PublicContext, "db" | "now">,
  companyId: number,
  attempt: Attempt,
): Promise<void> {
  await db.deleteFrom("company_sign_in_attempts").where("expires_at", "<=", now.toString()).execute();
  await db
    .insertInto("company_sign_in_attempts")
    .values({
      state_hash: hashToken(attempt.state),
      company_id: companyId,
      proof_session_id: attempt.proofSessionId ?? null,
      browser_hash: hashToken(attempt.browserSecret),
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      expires_at: now.add({ minutes: attemptMinutes }).toString(),
      answered_at: null,
      ticket_hash: null,
    })
    .execute();
}

/**
 * Finds the attempt by the `state` that came back from the identity provider, and marks it as answered, so that the
 * state works only once; undefined if the state is unknown, expired or used already.
 */
export const consumeSignInState = ({ db, now }: Pick<PublicContext, "db" | "now">, state: string) =>
  db
    .updateTable("company_sign_in_attempts")
    .set({ answered_at: now.toString() })
    .where("state_hash", "=", hashToken(state))
    .where("expires_at", ">", now.toString())
    .where("answered_at", "is", null)
    .returning(["state_hash", "company_id", "nonce", "code_verifier", "proof_session_id"])
    .executeTakeFirst();

/** Stores the claims of the checked id token; returns the ticket with which the browser continues. */
export async function storeIdTokenClaims(
  { db, now }: Pick<PublicContext, "db" | "now">,
  stateHash: Buffer,
  claims: IdentityClaims,
): Promise<string> {
  const ticket = newToken();
  await db
    .updateTable("company_sign_in_attempts")
    .set({
      ticket_hash: hashToken(ticket),
      claims: JSON.stringify(claims),
      expires_at: now.add({ minutes: ticketMinutes }).toString(),
    })
    .where("state_hash", "=", stateHash)
    .execute();
  return ticket;
}

/**
 * Uses up a ticket and returns the company and the claims; undefined if the ticket is not valid. A ticket works only in
 * the browser that began the attempt, and only for what was begun: a sign-in, or the identity proof of one session.
 */
export const consumeIdTokenClaims = (
  { db, now }: WriteContext,
  { ticket, browserSecret }: CompanySignInEnd,
  proofSessionId?: string,
) =>
  db
    .deleteFrom("company_sign_in_attempts")
    .where("ticket_hash", "=", hashToken(ticket))
    .where("browser_hash", "=", hashToken(browserSecret))
    .where("proof_session_id", "is not distinct from", proofSessionId ?? null)
    .where("expires_at", ">", now.toString())
    .returning(["company_id", "claims"])
    .executeTakeFirst();

/** The person to whom an account at an identity provider is bound; undefined if the account is not bound. */
export const findIdentity = (db: Db, issuer: string, subject: string) =>
  db
    .selectFrom("company_identities")
    .select("user_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();

/**
 * Binds an account to a person; false if the account is bound already, or the person has another account at this
 * identity provider.
 */
export async function bindIdentity(
  { db, now }: InTransaction<PublicContext>,
  identity: { readonly issuer: string; readonly subject: string; readonly userId: number },
): Promise<boolean> {
  const bound = await db
    .insertInto("company_identities")
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      user_id: identity.userId,
      bound_at: now.toString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return bound !== undefined;
}

/**
 * Binds an account to another login of the same person; false if that login has an account at the same identity
 * provider already.
 */
export async function moveIdentity(
  { db, now }: InTransaction<PublicContext>,
  move: { readonly issuer: string; readonly subject: string; readonly from: number; readonly to: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("company_identities")
    .set({ user_id: move.to, bound_at: now.toString() })
    .where("issuer", "=", move.issuer)
    .where("subject", "=", move.subject)
    .where("user_id", "=", move.from)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("company_identities as other")
            .select("other.subject")
            .where("other.issuer", "=", move.issuer)
            .where("other.user_id", "=", move.to),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Ids of the companies that are closed to a person: those that require their company sign-in, except the one that the
 * person entered through (null for none) and those whose emergency account the person is.
 */
export async function listCompaniesClosedTo(
  db: Db,
  userId: number,
  enteredThrough: number | null,
): Promise<readonly number[]> {
  const closed = await db
    .selectFrom("company_sign_ins")
    .select("company_id")
    .where("required", "=", true)
    .where("emergency_user_id", "!=", userId)
    .$if(enteredThrough !== null, (query) => query.where("company_id", "!=", enteredThrough ?? 0))
    .execute();
  return closed.map(({ company_id }) => company_id);
}
