import type { BerlinDate } from "@kreislauf/contract/base";
import {
  type CompanyRule,
  managingPermissions,
  type RequiringRule,
  secondFactorDue,
  type SecondFactorRuleEdit,
} from "@kreislauf/contract/users";
import { type SqlBool, sql } from "kysely";
import type { Context, Scope, UserWriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";

/** Whether the person of the query's `users` row has a second factor; recovery codes alone do not count. */
export const hasSecondFactorSql = sql<boolean>`(
  exists (select from authenticator_apps where authenticator_apps.user_id = users.id
    and authenticator_apps.confirmed_at is not null)
  or exists (select from passkeys where passkeys.user_id = users.id))`;

/** Whether the person of the query's `users` and `memberships` rows lacks the second factor that a rule requires. */
export const lacksSecondFactorSql = (rule: RequiringRule) =>
  rule === "all"
    ? sql<SqlBool>`not ${hasSecondFactorSql}`
    : sql<SqlBool>`(memberships.permissions && ${[...managingPermissions]}::smallint[] and not ${hasSecondFactorSql})`;

export async function findCompanyRule({ db, actor }: Scope): Promise<CompanyRule> {
  const { second_factor_rule: rule, second_factor_from: validFrom } = await db
    .selectFrom("companies")
    .select(["second_factor_rule", "second_factor_from"])
    .where("id", "=", actor.companyId)
    .executeTakeFirstOrThrow();
  return { rule, validFrom };
}

/** Writes the company's rule for second factors; returns the company's name. */
export async function updateCompanyRule(
  { db, actor }: UserWriteContext,
  edit: SecondFactorRuleEdit,
): Promise<string> {
  const { name } = await db
    .updateTable("companies")
    .set({
      second_factor_rule: edit.rule,
      second_factor_from: edit.rule === "none" ? null : edit.validFrom,
    })
    .where("id", "=", actor.companyId)
    .returning("name")
    .executeTakeFirstOrThrow();
  return name;
}

/**
 * The registered people of the company, or one of them, with their e-mail address, their permissions, and whether they
 * have a second factor.
 */
export const listPeopleWithFactors = ({ db, actor }: Scope, userId?: number) =>
  db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select([
      "users.id as userId",
      "users.email",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "memberships.permissions",
      "memberships.registered_at as registeredAt",
      "memberships.managing_since as managingSince",
      hasSecondFactorSql.as("isFactorPresent"),
    ])
    .where("memberships.company_id", "=", actor.companyId)
    .where("memberships.deleted_at", "is", null)
    .where("memberships.invited", "=", false)
    .$if(userId !== undefined, (query) => query.where("memberships.user_id", "=", userId ?? 0))
    .execute();

/** Whether today at least one of a person's companies lets them in with a second factor only. */
export async function isSecondFactorRequired(db: Db, userId: number, today: BerlinDate): Promise<boolean> {
  const rows = await db
    .selectFrom("memberships")
    .innerJoin("companies", "companies.id", "memberships.company_id")
    .select([
      "memberships.permissions",
      "memberships.registered_at as registeredAt",
      "memberships.managing_since as managingSince",
      "companies.second_factor_rule as rule",
      "companies.second_factor_from as validFrom",
    ])
    .where("memberships.user_id", "=", userId)
    .where("memberships.deleted_at", "is", null)
    .execute();
  return rows.some((row) => {
    const due = secondFactorDueOf(row);
    return due !== null && due <= today;
  });
}

/** The columns that decide from when on a company requires a second factor of a person. */
export interface SecondFactorRow extends CompanyRule {
  readonly permissions: readonly number[];
  readonly registeredAt: string | null;
  readonly managingSince: string | null;
}

/** `secondFactorDue` for a row of the database. */
export const secondFactorDueOf = ({ permissions, registeredAt, managingSince, ...rule }: SecondFactorRow) =>
  secondFactorDue(rule, {
    permissions,
    registeredAt: registeredAt === null ? null : Temporal.Instant.from(registeredAt),
    managingSince: managingSince === null ? null : Temporal.Instant.from(managingSince),
  });

/**
 * Whether to offer the person a second factor: they have none, have not postponed the offer, and have not signed in at
 * their company's identity provider, which may ask for one itself.
 */
export async function isSecondFactorOffered({ db, actor, now }: Context): Promise<boolean> {
  const { isOffered } = await db
    .selectFrom("users")
    .select(
      sql<boolean>`not ${hasSecondFactorSql} and coalesce(second_factor_offer_from <= ${now.toString()}, true)
        and not exists (select from sessions where sessions.id = ${actor.sessionId} and company_account is not null)`.as(
        "isOffered",
      ),
    )
    .where("id", "=", actor.userId)
    .executeTakeFirstOrThrow();
  return isOffered;
}

export async function updateSecondFactorOffer(
  { db, actor }: UserWriteContext,
  from: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ second_factor_offer_from: from.toString() })
    .where("id", "=", actor.userId)
    .execute();
}
