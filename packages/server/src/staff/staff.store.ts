import { sql } from "kysely";
import { staffIdleMinutes } from "@kreislauf/contract/staff";
import type { PublicContext, WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import type { StaffRow } from "./staff.tables.ts";
import { deleteSignInTickets } from "./staff-tickets.store.ts";

type Reading = Pick<PublicContext, "db">;

export const findStaffByEmail = ({ db }: Reading, email: string): Promise<StaffRow | undefined> =>
  db.selectFrom("staff").selectAll().where("email", "=", email).executeTakeFirst();

export const getStaff = ({ db }: Reading, staffId: number): Promise<StaffRow> =>
  db.selectFrom("staff").selectAll().where("id", "=", staffId).executeTakeFirstOrThrow();

export const lockStaff = ({ db }: WriteContext, staffId: number): Promise<StaffRow | undefined> =>
  db.selectFrom("staff").selectAll().where("id", "=", staffId).forUpdate().executeTakeFirst();

/** The ids of the administrators who can sign in, locked, so that two changes at once cannot remove the last two. */
export async function lockAdministrators({ db }: WriteContext): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("staff")
    .select("id")
    .where("locked_at", "is", null)
    .where("password_hash", "is not", null)
    .where(sql<boolean>`'administration' = any (roles)`)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** All accounts, sorted by name, with their last sign-in. */
export const listStaffRows = ({ db }: Reading) =>
  db
    .selectFrom("staff")
    .selectAll("staff")
    .select((select) =>
      select
        .selectFrom("staff_sessions")
        .select((sessions) => sessions.fn.max("staff_sessions.created_at").as("last"))
        .whereRef("staff_sessions.staff_id", "=", "staff.id")
        .as("last_sign_in"),
    )
    .select((select) =>
      select
        .exists(
          select
            .selectFrom("staff_passkeys")
            .select("staff_passkeys.id")
            .whereRef("staff_passkeys.staff_id", "=", "staff.id"),
        )
        .$castTo<boolean>()
        .as("has_passkey"),
    )
    .orderBy(sql`lower(last_name || ' ' || first_name) collate "C"`)
    .orderBy("id")
    .execute();

/** A session with its account, even if the session has ended; undefined if no session has this id. */
export const findStaffSession = (db: Db, sessionId: string) =>
  db
    .selectFrom("staff_sessions")
    .innerJoin("staff", "staff.id", "staff_sessions.staff_id")
    .select(["staff.id", "staff.first_name", "staff.last_name", "staff.roles", "staff.locked_at"])
    .select(["staff_sessions.idle_until", "staff_sessions.proved_at"])
    .select(["staff_sessions.ends_at", "staff_sessions.revoked_at"])
    .where("staff_sessions.id", "=", sessionId)
    .executeTakeFirst();

export const idleEnd = (now: Temporal.Instant) => now.add({ minutes: staffIdleMinutes });

export async function extendStaffSession(db: Db, sessionId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable("staff_sessions")
    .set({ idle_until: idleEnd(now).toString() })
    .where("id", "=", sessionId)
    .execute();
}

/** Records that the person of a session has just proved their identity. */
export async function renewStaffIdentityProof({ db, now }: WriteContext, sessionId: string): Promise<void> {
  await db
    .updateTable("staff_sessions")
    .set({ proved_at: now.toString() })
    .where("id", "=", sessionId)
    .execute();
}

export async function endStaffSession({ db, now }: WriteContext, sessionId: string): Promise<void> {
  await db
    .updateTable("staff_sessions")
    .set({ revoked_at: now.toString() })
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .execute();
}

/**
 * Ends all sessions of an account except `exceptSessionId`, and deletes the tickets of its unfinished sign-ins. Locks
 * the account, as every call that opens a session does, so that no session is opened meanwhile.
 */
export async function endStaffSessions(
  context: WriteContext,
  { staffId, exceptSessionId }: { readonly staffId: number; readonly exceptSessionId?: string },
): Promise<void> {
  const { db, now } = context;
  await lockStaff(context, staffId);
  await deleteSignInTickets(context, staffId);
  await db
    .updateTable("staff_sessions")
    .set({ revoked_at: now.toString() })
    .where("staff_id", "=", staffId)
    .where("revoked_at", "is", null)
    .$if(exceptSessionId !== undefined, (update) => update.where("id", "!=", exceptSessionId ?? ""))
    .execute();
}

/** Marks a code of the app as used; false if this or a later code was used before. */
export async function useTotpStep({ db }: WriteContext, staffId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff")
    .set({ totp_last_step: step })
    .where("id", "=", staffId)
    .where("totp_last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
