import { Refusal } from "@kreislauf/contract/base";
import type { StaffActivation, StaffInvitation } from "@kreislauf/contract/staff";
import { systemUser } from "@kreislauf/contract/users";
import type { PublicContext, WriteContext } from "../base/context.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import { recordStaffAction } from "./staff-log.store.ts";
import { findStaffByEmail, lockStaff } from "./staff.store.ts";
import type { StaffRow } from "./staff.tables.ts";
import { setPasswordByLink } from "./set-password-by-link.ts";
import { issueStaffLink } from "./staff-tickets.store.ts";

declare module "../base/mail/outbox.ts" {
  interface Mails {
    staff_invitation: StaffInvitationMail;
  }
}

export interface StaffInvitationMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly token: string;
  /** ISO instant in UTC. */
  readonly expiresAt: string;
}

/**
 * Creates an account of the desk and sends its invitation. `by` is the inviting member of staff; null on the command
 * line.
 */
export async function inviteStaff(
  work: WriteContext,
  { email, firstName, lastName, roles }: StaffInvitation,
  by: number | null,
): Promise<StaffRow> {
  if ((await findStaffByEmail(work, email)) !== undefined) throw new Refusal("staff_email_taken");
  const staff = await work.db
    .insertInto("staff")
    .values({
      email,
      first_name: firstName,
      last_name: lastName,
      roles: [...new Set(roles)],
      password_hash: null,
      totp_secret: null,
      totp_confirmed_at: null,
      created_at: work.now.toString(),
      locked_at: null,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (staff === undefined) throw new Refusal("staff_email_taken");
  await sendInvitation(work, staff, by);
  return staff;
}

/**
 * Sends a new invitation; the link of the former one becomes invalid. Refuses an account that is locked or has a
 * password (404). `by` is null on the command line.
 */
export async function reinviteStaff(
  work: WriteContext,
  staffId: number,
  by: number | null,
): Promise<{ readonly invitedUntil: string }> {
  const staff = await lockStaff(work, staffId);
  if (staff === undefined || staff.password_hash !== null || staff.locked_at !== null)
    throw new Refusal("not_found");
  return { invitedUntil: await sendInvitation(work, staff, by) };
}

async function sendInvitation(work: WriteContext, staff: StaffRow, by: number | null): Promise<string> {
  const { token, expiresAt } = await issueStaffLink(work, "invitation", staff.id);
  await enqueueMail(work, {
    kind: "staff_invitation",
    cause: `staff invitation ${staff.id} ${expiresAt}`,
    // Members of staff are no users, so the provider's user is recorded as the recipient.
    recipient: { id: systemUser.provider, email: staff.email },
    data: { greeting: { firstName: staff.first_name, lastName: staff.last_name }, token, expiresAt },
  });
  await recordStaffAction(work, {
    staffId: by,
    action: "invited",
    kind: "staff",
    subject: staff.email,
    subjectId: staff.id,
  });
  return expiresAt;
}

/**
 * Sets the first password of an account. If the account requires a second factor, its person sets one up when they sign
 * in after that.
 */
export const acceptStaffInvitation = (
  context: PublicContext,
  activation: StaffActivation,
): Promise<{ readonly email: string }> =>
  setPasswordByLink(context, "invitation", activation, (transaction, { id }) =>
    recordStaffAction(transaction, { staffId: id, action: "invitation_accepted" }),
  );
