import { canDeleteUser } from "@kreislauf/contract/users";
import { recordAudit } from "../base/audit.ts";
import type { TransactionContext } from "../base/context.ts";
import { ensureCanManage, lockManagedUser } from "./lock-managed-user.ts";
import { listCompaniesOf } from "./users.store.ts";

/** Functions of rooms above this one that end what depends on an account. */
export interface AccessRevocation {
  readonly endSessions: (context: TransactionContext, userId: number) => Promise<void>;
  /** Removes the person as contact person of sites. */
  readonly releaseContactPerson: (context: TransactionContext, userId: number) => Promise<void>;
}

/**
 * Removes a person's access to the company for good. Their name stays in the records. If this was their last
 * membership, their e-mail address is released, so that it can be invited again.
 */
export async function deleteUser(
  context: TransactionContext,
  revocation: AccessRevocation,
  userId: number,
): Promise<Record<string, never>> {
  const { db, actor, now } = context;
  const { before, facts } = await lockManagedUser(context, userId);
  ensureCanManage(canDeleteUser(facts), facts);
  await db
    .updateTable("memberships")
    .set({ deleted_at: now.toString() })
    .where("user_id", "=", userId)
    .where("company_id", "=", actor.companyId)
    .execute();
  await db
    .deleteFrom("user_sites")
    .where("user_id", "=", userId)
    .where("company_id", "=", actor.companyId)
    .execute();
  await revocation.endSessions(context, userId);
  await revocation.releaseContactPerson(context, userId);
  if ((await listCompaniesOf(db, userId)).length === 0) {
    await db
      .updateTable("users")
      .set({ email: null, password_hash: null })
      .where("id", "=", userId)
      .execute();
    await db.deleteFrom("profile_pictures").where("user_id", "=", userId).execute();
  }
  await recordAudit(context, {
    companyId: actor.companyId,
    actorId: actor.userId,
    action: "user_deleted",
    subject: `${before.firstName} ${before.lastName}`,
    subjectId: userId,
    before: { email: before.email, permissions: before.permissions },
  });
  return {};
}
