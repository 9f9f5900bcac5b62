import { Refusal } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type {
  Actor,
  Context,
  InTransaction,
  PublicContext,
  TransactionContext,
  WriteContext,
} from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { hasSecondFactorSql, lockUser, type SecondFactorRow, secondFactorDueOf } from "../users/index.ts";
import { deleteLoginTickets } from "./login-tickets.store.ts";

type ActorRow = Omit<Actor, "permissions" | "secondFactorDue"> &
  SecondFactorRow & {
    readonly isFactorPresent: boolean;
    readonly endsAt: string;
  };

/** The person of a session, and when the session ends. */
export interface SessionActor {
  readonly actor: Actor;
  readonly endsAt: string;
}

/**
 * The sessions that were not revoked, by their id, with the person's current permissions; queried for every request.
 * Sessions of removed members and in deactivated companies are left out. The caller checks whether a session has
 * expired, because many requests share a statement.
 */
export async function findSessionActors(
  db: Db,
  sessionIds: readonly string[],
  withReadMark = false,
): Promise<ReadonlyMap<string, SessionActor>> {
  const readMark = withReadMark
    ? sql`, (select log_position::text from read_marks where company_id = sessions.company_id) as "readMark"`
    : sql``;
  const { rows } = await sql<ActorRow>`
    select sessions.id as "sessionId", sessions.ends_at as "endsAt", sessions.user_id as "userId",
      sessions.company_id as "companyId", memberships.permissions,
      users.initial_password as "initialPassword", companies.documents_enabled as "documentsEnabled",
      sessions.proved_at as "provedAt", companies.second_factor_rule as rule,
      companies.second_factor_from as "validFrom", memberships.registered_at as "registeredAt",
      memberships.managing_since as "managingSince",
      case when companies.second_factor_rule = 'none'
          or sessions.company_account->>'companyId' = sessions.company_id::text then true
        else ${hasSecondFactorSql} end as "isFactorPresent"${readMark}
    from sessions
    join memberships on memberships.user_id = sessions.user_id and memberships.company_id = sessions.company_id
    join users on users.id = sessions.user_id
    join companies on companies.id = sessions.company_id
    where sessions.id = any (${sessionIds}::uuid[]) and sessions.revoked_at is null
      and memberships.deleted_at is null and companies.deactivated_at is null`.execute(db);
  return new Map(rows.map((row) => [row.sessionId, toSessionActor(row)]));
}

function toSessionActor({ endsAt, ...row }: ActorRow): SessionActor {
  const { rule, validFrom, registeredAt, managingSince, isFactorPresent, permissions, ...actor } = row;
  const secondFactorDue = isFactorPresent
    ? null
    : secondFactorDueOf({ rule, validFrom, permissions, registeredAt, managingSince });
  return { actor: { ...actor, permissions: new Set(permissions), secondFactorDue }, endsAt };
}

export const lockSession = (context: InTransaction<PublicContext>, sessionId: string) =>
  context.db.selectFrom("sessions").selectAll().where("id", "=", sessionId).forUpdate().executeTakeFirst();

/** The session of this request. */
export const getSession = ({ db, actor }: Pick<Context, "db" | "actor">) =>
  db
    .selectFrom("sessions")
    .select(["factors", "proved_at", "ends_at", "company_account"])
    .where("id", "=", actor.sessionId)
    .executeTakeFirstOrThrow();

/**
 * Locks the acting person. Refused if their session has ended since the call began, for example while a password was
 * being checked.
 */
export async function lockActor(context: TransactionContext): Promise<void> {
  const { db, actor } = context;
  await lockUser(context, actor.userId);
  const { revoked_at: revokedAt } = await db
    .selectFrom("sessions")
    .select("revoked_at")
    .where("id", "=", actor.sessionId)
    .executeTakeFirstOrThrow();
  if (revokedAt !== null) throw new Refusal("unauthenticated");
}

/** Ends a session; false if it was ended before or does not exist. */
export async function revokeSession(db: Db, sessionId: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ revoked_at: now.toString() })
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Ends all of a person's sessions, in every company, except one if given, and deletes the tickets of their unfinished
 * sign-ins. Code that opens a session locks the person first, so that no session is opened meanwhile.
 */
export async function revokeSessionsOf(
  context: WriteContext,
  userId: number,
  exceptSessionId?: string,
): Promise<void> {
  const { db, now } = context;
  await lockUser(context, userId);
  await deleteLoginTickets(context, userId);
  await db
    .updateTable("sessions")
    .set({ revoked_at: now.toString() })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .$if(exceptSessionId !== undefined, (query) => query.where("id", "!=", exceptSessionId ?? ""))
    .execute();
}

/** Ends a person's sessions in the actor's company, because they lose access to it. */
export async function endSessionsInCompany(
  { db, actor, now }: TransactionContext,
  userId: number,
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: now.toString() })
    .where("user_id", "=", userId)
    .where("company_id", "=", actor.companyId)
    .where("revoked_at", "is", null)
    .execute();
}

/**
 * Ends the sessions opened through an identity provider that match all given values: company, issuer, the identity
 * provider's own session id, and the account (`subject`).
 */
export async function revokeIdentityProviderSessions(
  { db, now }: Pick<PublicContext, "db" | "now">,
  ended: {
    readonly companyId?: number;
    readonly issuer?: string;
    readonly sessionId?: string | undefined;
    readonly subject?: string | undefined;
  },
): Promise<void> {
  let query = db
    .updateTable("sessions")
    .set({ revoked_at: now.toString() })
    .where("revoked_at", "is", null)
    .where("company_account", "is not", null);
  for (const [name, value] of Object.entries(ended)) {
    if (value !== undefined) query = query.where(sql`company_account->>${sql.lit(name)}`, "=", String(value));
  }
  await query.execute();
}

/**
 * Ends a company's sessions that were not opened through its identity provider, except those of the emergency account.
 */
export async function revokeOtherSessions(
  { db, now }: WriteContext,
  companyId: number,
  emergencyUserId: number,
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: now.toString() })
    .where("company_id", "=", companyId)
    .where("user_id", "!=", emergencyUserId)
    .where("revoked_at", "is", null)
    .where(sql`company_account->>'companyId'`, "is distinct from", String(companyId))
    .execute();
}

/** A person's active sessions, most recently used first. */
export const listSessions = ({ db, now, actor }: Context) =>
  db
    .selectFrom("sessions")
    .select(["id", "device", "created_at", "rotated_at", "factors"])
    .where("user_id", "=", actor.userId)
    .where("revoked_at", "is", null)
    .where("idle_until", ">", now.toString())
    .where("ends_at", ">", now.toString())
    .orderBy("rotated_at", "desc")
    .orderBy("id")
    .execute();

const shownViewDays = 90;
const mostShownViews = 20;

/** The latest 20 times at which staff viewed the portal as this person, latest first. */
export const listStaffViews = ({ db, now, actor }: Context) =>
  db
    .selectFrom("customer_views")
    .innerJoin("staff", "staff.id", "customer_views.staff_id")
    .select([
      "customer_views.id",
      "customer_views.reason",
      sql<string>`staff.first_name || ' ' || staff.last_name`.as("staffName"),
      sql<string>`opened_at`.as("openedOn"),
      sql<string>`least(ended_at, ends_at)`.as("endedOn"),
    ])
    .where("user_id", "=", actor.userId)
    .where("company_id", "=", actor.companyId)
    .where("opened_at", ">", now.subtract({ hours: 24 * shownViewDays }).toString())
    .orderBy("opened_at", "desc")
    .orderBy("customer_views.id")
    .limit(mostShownViews)
    .execute();

/**
 * Ends a session of this person and returns its company and device; undefined if the person has no such session or it
 * had been ended before.
 */
export const endOwnSession = ({ db, now, actor }: Context, sessionId: string) =>
  db
    .updateTable("sessions")
    .set({ revoked_at: now.toString() })
    .where("id", "=", sessionId)
    .where("user_id", "=", actor.userId)
    .where("revoked_at", "is", null)
    .returning(["company_id", "device"])
    .executeTakeFirst();
