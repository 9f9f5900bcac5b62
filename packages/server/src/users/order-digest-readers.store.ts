import type { WriteContext } from "../base/context.ts";

/** A member who gets a daily mail about colleagues' orders. */
export interface DigestReader {
  readonly userId: number;
  readonly companyId: number;
  /** Orders placed after this time are not mailed yet; null while the digest is switched off. */
  readonly from: string | null;
}

/**
 * Locks at most `limit` members whose latest digest covers orders up to a time before `due`. Members locked by another
 * process are skipped.
 */
export const lockDigestReaders = ({ db }: WriteContext, due: Temporal.Instant, limit: number) =>
  db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select([
      "memberships.user_id as userId",
      "memberships.company_id as companyId",
      "memberships.permissions",
      "memberships.order_digest_from as from",
      "users.email",
      "users.first_name as firstName",
      "users.last_name as lastName",
    ])
    .where("memberships.order_digest_from", "<", due.toString())
    .where("memberships.deleted_at", "is", null)
    .orderBy("memberships.order_digest_from")
    .limit(limit)
    .forUpdate("memberships")
    .skipLocked()
    .execute();

export const setDigestFrom = ({ db }: WriteContext, reader: DigestReader, from: Temporal.Instant) =>
  db
    .updateTable("memberships")
    .set({ order_digest_from: from.toString() })
    .where("user_id", "=", reader.userId)
    .where("company_id", "=", reader.companyId)
    .execute();
