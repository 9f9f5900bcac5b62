import type { ApprovalSubject, ApproverCandidate } from "@kreislauf/contract/approvals";
import { berlinDate, permission } from "@kreislauf/contract/base";
import { type SqlBool, sql } from "kysely";
import type { Context } from "../base/context.ts";

export interface ApproverRow extends ApproverCandidate {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  /** Those of the requested sites that this approver sees. */
  readonly siteIds: readonly number[];
}

type Source = Pick<Context, "db" | "now">;

/** The people of a company who hold the right to approve, each with the people whom they stand in for today. */
export const listApprovers = (
  { db, now }: Source,
  companyId: number,
  siteIds: readonly number[],
): Promise<readonly ApproverRow[]> =>
  db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select([
      "users.id as userId",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "users.email",
      "memberships.group_id as groupId",
    ])
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("name"))
    .select(
      sql<number[]>`array(select approval_substitutes.user_id from approval_substitutes
        where approval_substitutes.company_id = memberships.company_id
          and approval_substitutes.substitute_id = memberships.user_id
          and ${berlinDate(now)} between approval_substitutes.from_date and approval_substitutes.until_date)`.as(
        "standsInFor",
      ),
    )
    .select(
      sql<number[]>`array(select user_sites.site_id from user_sites
        where user_sites.user_id = memberships.user_id and user_sites.company_id = memberships.company_id
          and user_sites.site_id = any (${[...siteIds]}::integer[]))`.as("siteIds"),
    )
    .where("memberships.company_id", "=", companyId)
    .where("memberships.deleted_at", "is", null)
    .where("memberships.invited", "=", false)
    .where(sql<SqlBool>`${permission.approver} = any (memberships.permissions)`)
    .orderBy(sql`users.sort_key collate "C"`)
    .orderBy("users.id")
    .execute();

/** The approvers of a company who see a site. */
export const listApproversAt = async (source: Source, companyId: number, siteId: number) =>
  (await listApprovers(source, companyId, [siteId])).filter(({ siteIds }) => siteIds.length > 0);

/** The ids and names of the company's groups, sorted by name. */
export const listGroupNames = ({ db }: Pick<Context, "db">, companyId: number) =>
  db
    .selectFrom("groups")
    .select(["id", "name"])
    .where("company_id", "=", companyId)
    .orderBy(sql`sort_key collate "C"`)
    .execute();

interface Requester {
  readonly userId: number;
  readonly companyId: number;
  readonly siteId: number;
  readonly subject: ApprovalSubject;
}

/** Whether a person may still make the delayed call at a site of the company. */
export async function mayOrderAt(
  { db }: Pick<Context, "db">,
  { userId, companyId, siteId, subject }: Requester,
): Promise<boolean> {
  // The permissions that the endpoints of the delayed calls require (contract, ordering.api.ts).
  const right = subject === "agreement" ? permission.agreementManager : permission.orderManager;
  const row = await db
    .selectFrom("memberships")
    .innerJoin("user_sites", (join) =>
      join
        .onRef("user_sites.user_id", "=", "memberships.user_id")
        .onRef("user_sites.company_id", "=", "memberships.company_id"),
    )
    .select("memberships.user_id")
    .where("memberships.user_id", "=", userId)
    .where("memberships.company_id", "=", companyId)
    .where("memberships.deleted_at", "is", null)
    .where("user_sites.site_id", "=", siteId)
    .where(sql<SqlBool>`${right} = any (memberships.permissions)`)
    .executeTakeFirst();
  return row !== undefined;
}
