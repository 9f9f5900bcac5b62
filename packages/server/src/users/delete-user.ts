import { canDeleteUser } from "@kreislauf/contract/users";
import { recordAudit } from "../base/audit.ts";
import type { TransactionContext } from "../base/context.ts";
import { ensureManaged, lockManagedUser } from "./managed-user.ts";
import { listCompaniesOf } from "./users.store.ts";

/** What ends with an access and belongs to rooms above this one. */
export interface AccessEnds {
  readonly endSessions: (context: TransactionContext, userId: number) => Promise<void>;
  /** Sites have no contact person who is gone. */
  readonly releaseContactPerson: (context: TransactionContext, userId: number) => Promise<void>;
}

/**
 * Takes a person's access away, for good. Their name stays on what they did; with their last access they give
 * their address up, so that it may be invited again.
 */
export async function deleteUser(
  context: TransactionContext,
  ends: AccessEnds,
  userId: number,
): Promise<Record<string, never>> {
  const { db, actor, now } = context;
  const { before, facts } = await lockManagedUser(context, userId);
  ensureManaged(canDeleteUser(facts), facts);
  await db
    .updateTable("memberships")
    .set({ deleted_at: now.toString() })
    .where("user_id", "=", userId)
    .where("company_id", "=", actor.companyId)
    .execute();
  await db
    .deleteFrom("user_locations")
    .where("user_id", "=", userId)
    .where("company_id", "=", actor.companyId)
    .execute();
  await ends.endSessions(context, userId);
  await ends.releaseContactPerson(context, userId);
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
