import { systemUser } from "@kreislauf/contract/users";
import type { PublicContext, WriteContext } from "../base/context.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import { recordStaffAction } from "./staff-log.store.ts";
import { getStaff } from "./staff.store.ts";

export type StaffFactorChange =
  | "second_factor_set_up"
  | "second_factor_removed"
  | "second_factor_reset"
  | "passkey_added"
  | "passkey_removed"
  | "passkey_cloned"
  | "recovery_codes_created"
  | "recovery_code_used";

declare module "../base/mail/outbox.ts" {
  interface Mails {
    staff_second_factor_changed: StaffSecondFactorChangedMail;
  }
}

export interface StaffSecondFactorChangedMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly change: StaffFactorChange;
  /** ISO instant in UTC. */
  readonly changedOn: string;
}

/**
 * Logs a change of an account's second factor and mails the account's owner, because somebody else may have made the
 * change. `by` is the member of staff who made the change.
 */
export async function recordStaffFactor(
  context: WriteContext & Partial<Pick<PublicContext, "address">>,
  staffId: number,
  change: StaffFactorChange,
  by: number | null = staffId,
): Promise<void> {
  const staff = await getStaff(context, staffId);
  const subject = by === staffId ? {} : { kind: "staff" as const, subject: staff.email, subjectId: staffId };
  await recordStaffAction(context, { staffId: by, action: change, ...subject });
  const changedOn = context.now.toString();
  await enqueueMail(context, {
    kind: "staff_second_factor_changed",
    cause: `${change} of staff ${staffId} at ${changedOn}`,
    // Members of staff are no users, so the provider's user is recorded as the recipient.
    recipient: { id: systemUser.provider, email: staff.email },
    data: { greeting: { firstName: staff.first_name, lastName: staff.last_name }, change, changedOn },
  });
}
