import { sql } from "kysely";
import type { Actor, TransactionContext, WriteContext } from "../base/context.ts";
import { compileOnce } from "../base/database/compile-once.ts";
import type { Db } from "../base/database/database.ts";
import { sendAhead } from "../base/database/send-ahead.ts";

/** What sign-in needs to know about a person. */
export interface Login {
  readonly id: number;
  readonly email: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly password_hash: string | null;
  readonly initial_password: boolean;
}

const selectLogin = (db: Db) =>
  db
    .selectFrom("users")
    .select(["id", "email", "first_name", "last_name", "password_hash", "initial_password"]);

export const findLogin = (db: Db, email: string): Promise<Login | undefined> =>
  selectLogin(db).where("email", "=", email).executeTakeFirst();

export const findLoginById = (db: Db, id: number): Promise<Login | undefined> =>
  selectLogin(db).where("id", "=", id).executeTakeFirst();

/** Locks the person until the transaction ends; other transactions that lock them wait. */
export async function lockUser({ db }: WriteContext, id: number): Promise<void> {
  await db.selectFrom("users").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

/** Locks the login and reads it after earlier changes to it are committed. */
export const lockLogin = ({ db }: WriteContext, id: number): Promise<Login | undefined> =>
  selectLogin(db).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

/**
 * The companies of which a person is a member, sorted by name, including deactivated ones and ones that only invited
 * them.
 */
export const listCompaniesOf = (db: Db, userId: number) =>
  db
    .selectFrom("memberships")
    .innerJoin("companies", "companies.id", "memberships.company_id")
    .select(["companies.id", "companies.name", "memberships.invited"])
    .where("memberships.user_id", "=", userId)
    .where("memberships.deleted_at", "is", null)
    .orderBy(sql`companies.name collate "C"`)
    .orderBy("companies.id")
    .execute();

/** Deactivates a company from this time on, so that none of its people get in. Null activates it again. */
export const setCompanyDeactivated = (
  { db }: Pick<WriteContext, "db">,
  companyId: number,
  since: Temporal.Instant | null,
) =>
  db
    .updateTable("companies")
    .set({ deactivated_at: since?.toString() ?? null })
    .where("id", "=", companyId)
    .execute();

export const listDeactivatedCompaniesOf = async (db: Db, userId: number): Promise<number[]> =>
  (
    await db
      .selectFrom("memberships")
      .innerJoin("companies", "companies.id", "memberships.company_id")
      .select("companies.id")
      .where("memberships.user_id", "=", userId)
      .where("companies.deactivated_at", "is not", null)
      .execute()
  ).map(({ id }) => id);

/**
 * The references (cost centre, project) for which the company has a list or a rule. A rule that only allows a reference
 * does not count.
 */
const keptReferences = sql<("costCentre" | "project")[]>`array(
  select kept from unnest(array['costCentre', 'project']) as kept
  where exists (
    select from reference_entries
    where reference_entries.company_id = companies.id and reference_entries.field = kept
  ) or exists (
    select from reference_policies
    where reference_policies.company_id = companies.id
      and (rules -> kept ->> 'mode' = 'required' or rules -> kept ->> 'pattern' is not null
        or (rules -> kept ->> 'listed')::boolean)
  )
)`;

const selectMember = (db: Db, userId: number, companyId: number) =>
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
      "users.next_orders_first as nextOrdersFirst",
      "users.password_changed_at as passwordChangedOn",
      "companies.id as companyId",
      "companies.name as companyName",
      "companies.documents_enabled as documentsEnabled",
      keptReferences.as("keptReferences"),
      "memberships.permissions",
      "memberships.invited",
      "memberships.order_receipt_confirmation as orderReceiptConfirmation",
      "memberships.claim_confirmation as claimConfirmation",
      "memberships.cancellation_confirmation as cancellationConfirmation",
      "memberships.document_receipt as documentReceipt",
      "memberships.proposal_notice as proposalNotice",
      "memberships.failed_trip_notice as failedTripNotice",
      "memberships.claim_answer_notice as claimAnswerNotice",
      "memberships.new_device_notice as newDeviceNotice",
      "memberships.budget_notice as budgetNotice",
      "memberships.order_digest_from as orderDigestFrom",
    ])
    .where("memberships.user_id", "=", userId)
    .where("memberships.company_id", "=", companyId)
    .where("memberships.deleted_at", "is", null);

/**
 * A person in one company: who they are, what they may do there, which mails they want. Undefined if they are no
 * member.
 */
export const findMember = (db: Db, userId: number, companyId: number) =>
  selectMember(db, userId, companyId).executeTakeFirst();

const actingMember = compileOnce((db, { userId, companyId }: Pick<Actor, "userId" | "companyId">) =>
  selectMember(db, userId, companyId),
);

/**
 * The acting person's membership. The query is sent along with the next statement, so that its result is there when
 * that statement is answered.
 */
export async function findActingMemberAhead({
  db,
  actor: { userId, companyId },
}: Pick<TransactionContext, "db" | "actor">): Promise<{ readonly member: Promise<Member | undefined> }> {
  const { rows } = await sendAhead(db, actingMember(db, { userId, companyId }, {}));
  const member = rows.then(([found]) => found);
  member.catch(() => undefined);
  return { member };
}

/** A person who is invited to a company and has not set up their access yet; undefined for any other person. */
export const findInvitedMember = (db: Db, userId: number, companyId: number) =>
  db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .innerJoin("companies", "companies.id", "memberships.company_id")
    .select((select) => [
      "users.id as userId",
      select.fn.coalesce("users.email", sql.lit("")).as("email"),
      "users.first_name as firstName",
      "users.last_name as lastName",
      "users.phone",
      "companies.name as companyName",
      "memberships.company_id as companyId",
      "memberships.permissions",
    ])
    .where("memberships.user_id", "=", userId)
    .where("memberships.company_id", "=", companyId)
    .where("memberships.invited", "=", true)
    .where("memberships.deleted_at", "is", null)
    .executeTakeFirst();

export type InvitedMember = NonNullable<Awaited<ReturnType<typeof findInvitedMember>>>;

export type Member = NonNullable<Awaited<ReturnType<ReturnType<typeof selectMember>["executeTakeFirst"]>>>;

/** Marks an invited person as registered, after they have set their password, and stores their phone number. */
export async function markRegistered(
  { db, now }: WriteContext,
  { userId, companyId }: Pick<InvitedMember, "userId" | "companyId">,
  phone: string,
): Promise<void> {
  await db.updateTable("users").set({ phone }).where("id", "=", userId).execute();
  await db
    .updateTable("memberships")
    .set({ invited: false, registered_at: now.toString() })
    .where("user_id", "=", userId)
    .where("company_id", "=", companyId)
    .execute();
}

/** Marks an invited person as a member, after they have come in through the company's own sign-in. */
export async function markEntered({ db }: WriteContext, userId: number, companyId: number): Promise<void> {
  await db
    .updateTable("memberships")
    .set({ invited: false })
    .where("user_id", "=", userId)
    .where("company_id", "=", companyId)
    .execute();
}

/** Makes a person a member of a company, again if they were one before; false if they are one already. */
export async function insertMembership(
  { db, now }: WriteContext,
  member: { readonly userId: number; readonly companyId: number; readonly permissions: ReadonlySet<number> },
): Promise<boolean> {
  const granted = {
    permissions: [...member.permissions],
    created_at: now.toString(),
    registered_at: now.toString(),
    deleted_at: null,
    invited: false,
  };
  const added = await db
    .insertInto("memberships")
    .values({ user_id: member.userId, company_id: member.companyId, ...granted })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "company_id"])
        .doUpdateSet(granted)
        .where("memberships.deleted_at", "is not", null),
    )
    .returning("user_id")
    .executeTakeFirst();
  return added !== undefined;
}

export async function setPasswordHash(
  { db, now }: WriteContext,
  userId: number,
  hash: string,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: hash, initial_password: false, password_changed_at: now.toString() })
    .where("id", "=", userId)
    .execute();
}
