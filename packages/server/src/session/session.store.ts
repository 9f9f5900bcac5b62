import type { Actor, InTransaction, PublicContext } from "../base/context.ts";
import type { Db } from "../base/database.ts";

/** The living session of an access token, with the person's rights of this moment. */
export async function findActor(
  db: Db,
  sessionId: string,
  now: Temporal.Instant,
): Promise<Actor | undefined> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("memberships", (join) =>
      join
        .onRef("memberships.user_id", "=", "sessions.user_id")
        .onRef("memberships.company_id", "=", "sessions.company_id"),
    )
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.user_id", "sessions.company_id", "memberships.permissions", "users.initial_password"])
    .where("sessions.id", "=", sessionId)
    .where("sessions.revoked_at", "is", null)
    .where("sessions.ends_at", ">", now.toString())
    .where("memberships.deleted_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    userId: row.user_id,
    companyId: row.company_id,
    sessionId,
    permissions: new Set(row.permissions),
    initialPassword: row.initial_password,
  };
}

export const lockSession = (context: InTransaction<PublicContext>, sessionId: string) =>
  context.db.selectFrom("sessions").selectAll().where("id", "=", sessionId).forUpdate().executeTakeFirst();

export async function revokeSession(db: Db, sessionId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: now.toString() })
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .execute();
}
