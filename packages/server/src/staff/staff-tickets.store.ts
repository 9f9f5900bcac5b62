import { staffInvitationDays, staffResetMinutes } from "@kreislauf/contract/staff";
import type { PublicContext, WriteContext } from "../base/context.ts";
import { hashToken, newToken } from "../session/index.ts";
import type { StaffLinkPurpose } from "./staff.tables.ts";

const signInMinutes = 5;

/** Issues a ticket, which stands for a checked password until the second step. */
export async function issueSignInTicket({ db, now }: WriteContext, staffId: number): Promise<string> {
  const ticket = newToken();
  await db
    .deleteFrom("staff_tickets")
    .where("purpose", "=", "sign_in")
    .where("expires_at", "<=", now.toString())
    .execute();
  await db
    .insertInto("staff_tickets")
    .values({
      ticket_hash: hashToken(ticket),
      staff_id: staffId,
      purpose: "sign_in",
      expires_at: now.add({ minutes: signInMinutes }).toString(),
      used_at: null,
    })
    .execute();
  return ticket;
}

export const findSignInTicket = ({ db, now }: Pick<PublicContext, "db" | "now">, ticket: string) =>
  db
    .selectFrom("staff_tickets")
    .select("staff_id")
    .where("ticket_hash", "=", hashToken(ticket))
    .where("purpose", "=", "sign_in")
    .where("expires_at", ">", now.toString())
    .executeTakeFirst();

/** Uses up a ticket; false if it has expired or another call was first. */
export async function takeSignInTicket({ db, now }: WriteContext, ticket: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("staff_tickets")
    .where("ticket_hash", "=", hashToken(ticket))
    .where("purpose", "=", "sign_in")
    .where("expires_at", ">", now.toString())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the sign-ins of an account that wait for their second step. */
export async function deleteSignInTickets({ db }: Pick<WriteContext, "db">, staffId: number): Promise<void> {
  await db
    .deleteFrom("staff_tickets")
    .where("staff_id", "=", staffId)
    .where("purpose", "=", "sign_in")
    .execute();
}

const linkLifetime = {
  invitation: { hours: 24 * staffInvitationDays },
  reset: { minutes: staffResetMinutes },
} as const satisfies Record<StaffLinkPurpose, Temporal.DurationLike>;

/** Issues a new link. Older links of the same account and purpose become invalid. */
export async function issueStaffLink(
  { db, now }: WriteContext,
  purpose: StaffLinkPurpose,
  staffId: number,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const token = newToken();
  const expiresAt = now.add(linkLifetime[purpose]).toString();
  await db
    .deleteFrom("staff_tickets")
    .where("staff_id", "=", staffId)
    .where("purpose", "=", purpose)
    .execute();
  await db
    .insertInto("staff_tickets")
    .values({
      ticket_hash: hashToken(token),
      staff_id: staffId,
      purpose,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return { token, expiresAt };
}

/** The account that a link is for, whether or not the link is used. */
export const findStaffLink = ({ db }: Pick<PublicContext, "db">, purpose: StaffLinkPurpose, token: string) =>
  db
    .selectFrom("staff_tickets")
    .innerJoin("staff", "staff.id", "staff_tickets.staff_id")
    .select(["staff.id", "staff.email", "staff.first_name", "staff.last_name", "staff.locked_at"])
    .select(["staff_tickets.expires_at", "staff_tickets.used_at"])
    .where("ticket_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .executeTakeFirst();

/** Marks a link as used; false if it has expired or another call was first. */
export async function markStaffLinkUsed({ db, now }: WriteContext, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff_tickets")
    .set({ used_at: now.toString() })
    .where("ticket_hash", "=", hashToken(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toString())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
