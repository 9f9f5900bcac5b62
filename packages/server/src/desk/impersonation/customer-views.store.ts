import { customerViewMinutes } from "@kreislauf/contract/desk";
import { sql } from "kysely";
import type { Actor, InTransaction, StaffContext, WriteContext } from "../../base/context.ts";
import type { Db } from "../../base/database/database.ts";
import { hashToken, newToken } from "../../session/index.ts";
import { hasSecondFactorSql, type SecondFactorRow, secondFactorDueOf } from "../../users/index.ts";

const ticketSeconds = 60;
/** How many days the person sees the view in their list of devices; the logs keep it longer. */
const keptDays = 90;

interface Viewed {
  readonly id: string;
  readonly userId: number;
  readonly companyId: number;
  readonly reason: string;
}

/** Prepares a view and returns the ticket that opens it within a minute. Other views of the same staff member end. */
export async function addCustomerView(
  { db, now, staff }: InTransaction<StaffContext>,
  { id, userId, companyId, reason }: Viewed,
): Promise<{ readonly ticket: string; readonly endsOn: string }> {
  const ticket = newToken();
  const endsOn = now.add({ minutes: customerViewMinutes }).toString();
  await db
    .deleteFrom("customer_views")
    .where("ends_at", "<", now.subtract({ hours: 24 * keptDays }).toString())
    .execute();
  await db
    .updateTable("customer_views")
    .set({ ended_at: now.toString() })
    .where("staff_id", "=", staff.staffId)
    .where("ended_at", "is", null)
    .where("ends_at", ">", now.toString())
    .execute();
  await db
    .insertInto("customer_views")
    .values({
      id,
      ticket_hash: hashToken(ticket),
      staff_id: staff.staffId,
      staff_session_id: staff.sessionId,
      user_id: userId,
      company_id: companyId,
      reason,
      created_at: now.toString(),
      opened_at: null,
      ends_at: endsOn,
      ended_at: null,
    })
    .execute();
  return { ticket, endsOn };
}

/** Uses up the ticket and opens its view; undefined if the ticket is unknown, used or expired. */
export const openCustomerViewRow = ({ db, now }: WriteContext, ticket: string) =>
  db
    .updateTable("customer_views")
    .set({ ticket_hash: null, opened_at: now.toString() })
    .where("ticket_hash", "=", hashToken(ticket))
    .where("created_at", ">", now.subtract({ seconds: ticketSeconds }).toString())
    .where("ended_at", "is", null)
    .returningAll()
    .executeTakeFirst();

/** Ends a view; undefined if it has ended before. */
export const endCustomerViewRow = ({ db, now }: WriteContext, id: string) =>
  db
    .updateTable("customer_views")
    .set({ ended_at: now.toString() })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .where("ends_at", ">", now.toString())
    .returningAll()
    .executeTakeFirst();

/**
 * A log position that no replica ever reaches: staff who view the portal as a person always read the primary database.
 */
const beyondEveryReplica = "FFFFFFFF/FFFFFFFF";

type ViewedActorRow = Omit<Actor, "sessionId" | "permissions" | "secondFactorDue" | "viewedBy"> &
  SecondFactorRow & {
    readonly isFactorPresent: boolean;
    readonly staffId: number;
    readonly staffName: string;
  };

/**
 * The person of an open view with their current permissions; undefined if the view has ended. It ends with the session
 * or the role of the staff member, with the person's access and with the company's access.
 */
export async function findViewedActor(
  db: Db,
  viewId: string,
  now: Temporal.Instant,
): Promise<Actor | undefined> {
  const { rows } = await sql<ViewedActorRow>`
    select customer_views.user_id as "userId", customer_views.company_id as "companyId",
      memberships.permissions, users.initial_password as "initialPassword",
      companies.documents_enabled as "documentsEnabled", customer_views.opened_at as "provedAt",
      companies.second_factor_rule as rule, companies.second_factor_from as "validFrom",
      memberships.registered_at as "registeredAt", memberships.managing_since as "managingSince",
      case when companies.second_factor_rule = 'none' then true else ${hasSecondFactorSql} end as "isFactorPresent",
      staff.id as "staffId", staff.first_name || ' ' || staff.last_name as "staffName"
    from customer_views
    join staff_sessions on staff_sessions.id = customer_views.staff_session_id
    join staff on staff.id = customer_views.staff_id
    join memberships on memberships.user_id = customer_views.user_id
      and memberships.company_id = customer_views.company_id
    join users on users.id = customer_views.user_id
    join companies on companies.id = customer_views.company_id
    where customer_views.id = ${viewId} and customer_views.opened_at is not null
      and customer_views.ended_at is null and customer_views.ends_at > ${now.toString()}
      and staff_sessions.revoked_at is null and staff_sessions.ends_at > ${now.toString()}
      and staff.locked_at is null and 'master_data' = any (staff.roles)
      and memberships.deleted_at is null and companies.deactivated_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { rule, validFrom, registeredAt, managingSince, isFactorPresent, permissions, ...more } = row;
  const { staffId, staffName, ...actor } = more;
  const secondFactorDue = isFactorPresent
    ? null
    : secondFactorDueOf({ rule, validFrom, permissions, registeredAt, managingSince });
  return {
    ...actor,
    sessionId: viewId,
    permissions: new Set(permissions),
    secondFactorDue,
    readMark: beyondEveryReplica,
    viewedBy: { staffId, name: staffName },
  };
}
