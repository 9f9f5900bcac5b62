import { Refusal } from "@kreislauf/contract/base";
import { sql } from "kysely";
import type { UserWriteContext } from "../base/context.ts";
import type { CompanyNumbersTable } from "./sites.tables.ts";

export async function ensureOwn(
  { db, actor }: UserWriteContext,
  table: "groups" | "external_contacts",
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom(table)
    .select("id")
    .where("company_id", "=", actor.companyId)
    .where("id", "in", [...ids])
    .execute();
  if (rows.length !== ids.length) throw new Refusal("not_found");
}

export async function ensureColleagues(
  { db, actor }: UserWriteContext,
  ids: readonly number[],
): Promise<void> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return;
  const { count } = await db
    .selectFrom("memberships")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("company_id", "=", actor.companyId)
    .where("deleted_at", "is", null)
    .where(sql<boolean>`user_id = any (${distinct}::integer[])`)
    .executeTakeFirstOrThrow();
  if (count !== distinct.length) throw new Refusal("not_found");
}

/** Locks the numbers among `numbers` that the company has, and returns them. */
export const lockOwnNumbers = (
  { db, actor }: Pick<UserWriteContext, "db" | "actor">,
  numbers: readonly Pick<CompanyNumbersTable, "kind" | "number">[],
) =>
  db
    .selectFrom("company_numbers")
    .select(["kind", "number"])
    .where("company_id", "=", actor.companyId)
    .where((where) => where.or(numbers.map(({ kind, number }) => where.and({ kind, number }))))
    .forShare()
    .execute();
