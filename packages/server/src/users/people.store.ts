import type {
  LevelId,
  UserFileQuery,
  UserListQuery,
  UserSortKey,
  UserStatus,
} from "@kreislauf/contract/users";
import { permission } from "@kreislauf/contract/base";
import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import type { UserWriteContext, Scope } from "../base/context.ts";
import { writeDataUri } from "../base/files/data-uri.ts";
import { sortKey } from "../base/database/sort-key.ts";
import type { Tables } from "../base/database/tables.ts";
import { activeSiteCountSql, visibleSiteIds } from "./user-sites.store.ts";
import { hasSecondFactorSql, lacksSecondFactorSql } from "./second-factor-rule.store.ts";

type UserFilter = Omit<UserFileQuery, "status">;

/** When the person's open invitation to the company expires; null if there is none. */
const invitedUntil = (companyId: number) => sql<string | null>`(
  select max(one_time_links.expires_at) from one_time_links
  where one_time_links.user_id = users.id and one_time_links.company_id = ${companyId}
    and one_time_links.kind = 'invitation' and one_time_links.replaced_at is null)`;

/**
 * The user of a membership, looked up by id. With a plain join, the database would read all users to find those of a
 * company.
 */
export const userOfMembership = (select: ExpressionBuilder<Tables, "memberships">) =>
  select
    .selectFrom("users")
    .selectAll()
    .whereRef("users.id", "=", "memberships.user_id")
    .offset(sql.lit(0))
    .as("users");

/** All users of the company, or those with one status. */
function selectPeople({ db, actor }: Scope, status?: UserStatus) {
  const people = db
    .selectFrom("memberships")
    .innerJoinLateral(userOfMembership, (join) => join.onTrue())
    .leftJoin("groups", (join) =>
      join.onRef("groups.id", "=", "memberships.group_id").on("groups.company_id", "=", actor.companyId),
    )
    .leftJoin("profile_pictures", "profile_pictures.user_id", "users.id")
    .where("memberships.company_id", "=", actor.companyId)
    .where("memberships.deleted_at", "is", null);
  return status === undefined ? people : people.where("memberships.invited", "=", status === "invited");
}

const selectListRows = ({ db, actor }: Scope, status?: UserStatus) =>
  selectPeople({ db, actor }, status).select((select) => [
    "users.id as userId",
    "users.first_name as firstName",
    "users.last_name as lastName",
    select.fn.coalesce("users.email", sql.lit("")).as("email"),
    "users.phone",
    select.ref("memberships.level_id").$castTo<LevelId | null>().as("ebeneId"),
    "memberships.group_id as groupId",
    "groups.name as groupName",
    "memberships.permissions",
    "memberships.invited",
    sql<string | null>`case when memberships.invited then ${invitedUntil(actor.companyId)} end`.as(
      "invitedUntil",
    ),
    "profile_pictures.thumbnail",
    activeSiteCountSql.as("locationCount"),
    sql<string | null>`(select max(sessions.created_at) from sessions
      where sessions.user_id = users.id and sessions.company_id = memberships.company_id)`.as("lastSignInOn"),
  ]);

type UserListRow = Awaited<ReturnType<ReturnType<typeof selectListRows>["executeTakeFirstOrThrow"]>>;

const toUserView = <Row extends UserListRow>({ invited, thumbnail, ...row }: Row) => ({
  ...row,
  status: invited ? ("invited" as const) : ("registered" as const),
  profilePicture: thumbnail === null ? null : writeDataUri("image/webp", thumbnail),
});

const sortColumns: Readonly<Record<UserSortKey, RawBuilder<unknown>>> = {
  lastName: sql`users.sort_key collate "C"`,
  email: sql`users.email collate "C"`,
  phone: sql`users.phone collate "C"`,
  ebene: sql.ref("memberships.level_id"),
  group: sql`groups.sort_key collate "C"`,
  locations: sql.ref("locationCount"),
  permissions: sql`cardinality(memberships.permissions)`,
  invitedUntil: sql.ref("invitedUntil"),
  lastSignIn: sql.ref("lastSignInOn"),
};

/** One page of users and their total number. Users without a value in the sorted column come last. */
export async function listPeople(scope: Scope, query: UserListQuery, status?: UserStatus) {
  const condition = sql<SqlBool>`${sql.join(conditionsOf(scope, query), sql` and `)}`;
  const direction = sql.raw(query.sortOrder);
  const rows = await selectListRows(scope, status)
    .where(condition)
    .orderBy(sql`${sortColumns[query.sortBy]} ${direction} nulls last`)
    .orderBy(sql`users.sort_key collate "C" ${direction}`)
    .orderBy(sql`users.id ${direction}`)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const { total } = await selectPeople(scope, status)
    .select((select) => select.fn.countAll<number>().as("total"))
    .where(condition)
    .executeTakeFirstOrThrow();
  return { users: rows.map(toUserView), total };
}

/** The ids of all people who match the filter, sorted by name. */
export async function listPeopleIds(scope: Scope, { status, ...filter }: UserFileQuery) {
  const rows = await selectPeople(scope, status)
    .select("users.id")
    .where(sql<SqlBool>`${sql.join(conditionsOf(scope, filter), sql` and `)}`)
    .orderBy(sql`users.sort_key collate "C"`)
    .orderBy("users.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The members of the company with the given ids, sorted by name. */
export const readPeople = (scope: Scope, ids: readonly number[]) =>
  selectListRows(scope)
    .select(hasSecondFactorSql.as("hasSecondFactor"))
    .where("users.id", "=", sql<number>`any (${[...ids]}::integer[])`)
    .orderBy(sql`users.sort_key collate "C"`)
    .orderBy("users.id")
    .execute();

function conditionsOf({ actor }: Scope, filter: UserFilter): RawBuilder<SqlBool>[] {
  const { search, right, site, withoutSecondFactor } = filter;
  return [
    search === "" ? sql<SqlBool>`true` : matchesPerson("users", search),
    ...(right === undefined ? [] : [sql<SqlBool>`${right} = any (memberships.permissions)`]),
    ...(site === undefined ? [] : [hasVisibleSite(actor, site)]),
    ...(withoutSecondFactor === undefined ? [] : [lacksSecondFactorSql(withoutSecondFactor)]),
  ];
}

/** Whether a person is assigned to a site to which the person asking is assigned, too. */
const hasVisibleSite = ({ userId, companyId }: Scope["actor"], siteId: number) => sql<SqlBool>`exists (
  select from user_sites as theirs
  join user_sites as seen on seen.site_id = theirs.site_id and seen.company_id = theirs.company_id
  where theirs.site_id = ${siteId} and theirs.user_id = users.id and theirs.company_id = ${companyId}
    and seen.user_id = ${userId})`;

/** Whether every word of the search occurs in the name, e-mail address or phone number. */
export function matchesPerson(table: "users" | "external_contacts", search: string): RawBuilder<SqlBool> {
  const words = sortKey(search).split(/\s+/);
  return sql<SqlBool>`(${sql.join(
    words.map((word) => wordMatches(table, word)),
    sql` and `,
  )})`;
}

function wordMatches(table: string, word: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  // A word that contains letters cannot be part of a phone number, even if it also contains digits.
  const digits = /\p{L}/u.test(word) ? "" : word.replaceAll(/[^\d+]/g, "").replace(/^0+/, "");
  const name = sql<SqlBool>`${column("sort_key")} || ' ' || coalesce(${column("email")}, '') like ${likePattern(word)}`;
  return digits.length < 3 ? name : sql<SqlBool>`(${name} or ${column("phone")} like ${likePattern(digits)})`;
}

/** A pattern that finds a text anywhere; wildcards in the text are escaped. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** One user of the company, with the active sites of theirs that the requesting person sees. */
export async function findUserRecord(scope: Scope, userId: number, status?: UserStatus) {
  const theirs = sql`sites.active and exists (select from user_sites as theirs where theirs.site_id = sites.id
    and theirs.user_id = users.id and theirs.company_id = ${scope.actor.companyId})`;
  const row = await selectListRows(scope, status)
    .innerJoin("companies", "companies.id", "memberships.company_id")
    .select([
      visibleSiteIds(scope, theirs).as("siteIds"),
      "companies.id as companyId",
      "companies.name as companyName",
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
      "users.initial_password as initialPassword",
      sql<boolean>`exists (select from memberships as others where others.user_id = users.id
        and others.company_id <> memberships.company_id and others.deleted_at is null)`.as("multicompany"),
      hasSecondFactorSql.as("hasSecondFactor"),
    ])
    .where("users.id", "=", userId)
    .executeTakeFirst();
  return row && toUserView(row);
}

/** Makes changes of a company's users wait for each other, so that their rules see each other's effects. */
export async function lockUserManagement({ db, actor }: UserWriteContext): Promise<void> {
  await db
    .selectFrom("companies")
    .select("id")
    .where("id", "=", actor.companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The number of the company's registered user managers other than this person. */
export async function countOtherUserManagers({ db, actor }: Scope, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("memberships")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("company_id", "=", actor.companyId)
    .where("user_id", "!=", userId)
    .where("invited", "=", false)
    .where("deleted_at", "is", null)
    .where(sql<SqlBool>`${permission.userManager} = any (permissions)`)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Whether a person is the one who may still sign in with a password although the company requires its company sign-in.
 */
export async function isEmergencyAccount({ db, actor }: Scope, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom("company_sign_ins")
    .select("company_id")
    .where("company_id", "=", actor.companyId)
    .where("emergency_user_id", "=", userId)
    .where("required", "=", true)
    .executeTakeFirst();
  return found !== undefined;
}
