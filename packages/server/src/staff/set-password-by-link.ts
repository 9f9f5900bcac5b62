import { Refusal } from "@kreislauf/contract/base";
import type { StaffActivation } from "@kreislauf/contract/staff";
import { inTransaction, type InTransaction, type PublicContext } from "../base/context.ts";
import { hashNewPassword } from "../session/index.ts";
import { lockStaff } from "./staff.store.ts";
import type { StaffLinkPurpose } from "./staff.tables.ts";
import { findStaffLink, markStaffLinkUsed } from "./staff-tickets.store.ts";

const expired = { invitation: "invitation_link_expired", reset: "reset_link_expired" } as const;

/** The account that a link is for. Refuses a link that is used or expired, or whose account is locked. */
export async function checkStaffLink(
  { db, now }: Pick<PublicContext, "db" | "now">,
  purpose: StaffLinkPurpose,
  token: string,
) {
  const link = await findStaffLink({ db }, purpose, token);
  if (link === undefined || link.locked_at !== null) throw new Refusal(expired[purpose]);
  if (link.used_at !== null) throw new Refusal("link_used");
  if (Temporal.Instant.compare(Temporal.Instant.from(link.expires_at), now) <= 0)
    throw new Refusal(expired[purpose]);
  return link;
}

/** Sets a password by a link that works once. `finish` runs in the same transaction. */
export async function setPasswordByLink(
  context: PublicContext,
  purpose: StaffLinkPurpose,
  { token, password }: StaffActivation,
  finish: (
    transaction: InTransaction<PublicContext>,
    staff: Awaited<ReturnType<typeof checkStaffLink>>,
  ) => Promise<void>,
): Promise<{ readonly email: string }> {
  const staff = await checkStaffLink(context, purpose, token);
  const hash = await hashNewPassword(context, [], password, "password");
  await inTransaction(context, async (transaction) => {
    // Locks the account before the link, as sending the next link does, so that no two calls deadlock.
    await lockStaff(transaction, staff.id);
    if (!(await markStaffLinkUsed(transaction, token))) throw new Refusal("link_used");
    const { db } = transaction;
    await db.updateTable("staff").set({ password_hash: hash }).where("id", "=", staff.id).execute();
    await finish(transaction, staff);
  });
  return { email: staff.email };
}
