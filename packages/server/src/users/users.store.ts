import { sql } from "kysely";
import type { Db } from "../base/database.ts";

/** What signing in needs to know of a person. */
export interface Login {
  readonly id: number;
  readonly password_hash: string | null;
  readonly initial_password: boolean;
}

export const findLogin = (db: Db, email: string): Promise<Login | undefined> =>
  db
    .selectFrom("users")
    .select(["id", "password_hash", "initial_password"])
    .where("email", "=", email)
    .executeTakeFirst();

/** The companies a person may act for now, by name. */
export const listCompaniesOf = (db: Db, userId: number) =>
  db
    .selectFrom("memberships")
    .innerJoin("companies", "companies.id", "memberships.company_id")
    .select(["companies.id", "companies.name"])
    .where("memberships.user_id", "=", userId)
    .where("memberships.deleted_at", "is", null)
    .orderBy(sql`companies.name collate "C"`)
    .orderBy("companies.id")
    .execute();

/** A person in one company: who they are, what they may do there, which mails they want. */
export const findMember = (db: Db, userId: number, companyId: number) =>
  db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .innerJoin("companies", "companies.id", "memberships.company_id")
    .select([
      "users.id as userId",
      "users.email",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "users.phone",
      "users.language",
      "users.initial_password as initialPassword",
      "companies.id as companyId",
      "companies.name as companyName",
      "companies.documents_enabled as documentsEnabled",
      "memberships.permissions",
      "memberships.order_receipt_confirmation as orderReceiptConfirmation",
      "memberships.claim_confirmation as claimConfirmation",
      "memberships.cancellation_confirmation as cancellationConfirmation",
      "memberships.document_receipt as documentReceipt",
    ])
    .where("memberships.user_id", "=", userId)
    .where("memberships.company_id", "=", companyId)
    .where("memberships.deleted_at", "is", null)
    .executeTakeFirst();

export type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;
