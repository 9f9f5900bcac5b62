import type { ApprovalRule, ApprovalRuleInput } from "@kreislauf/contract/approvals";
import { sql } from "kysely";
import type { Context, TransactionContext } from "../base/context.ts";
import type { ApprovalRuleRow } from "./approvals.tables.ts";

export const toRule = (row: ApprovalRuleRow): ApprovalRule => ({
  id: row.id,
  name: row.name,
  siteIds: row.site_ids,
  orderKinds: row.order_kinds,
  amountFrom: row.amount_from,
  priceAboveCents: row.price_above_cents,
  hazardousOnly: row.hazardous_only,
  approver: row.approver,
  second: row.second,
  ownAllowed: row.own_allowed,
});

const toColumns = (rule: ApprovalRuleInput) => ({
  name: rule.name,
  site_ids: rule.siteIds === null ? null : [...rule.siteIds],
  order_kinds: rule.orderKinds === null ? null : [...rule.orderKinds],
  amount_from: rule.amountFrom,
  price_above_cents: rule.priceAboveCents,
  hazardous_only: rule.hazardousOnly,
  approver: JSON.stringify(rule.approver),
  second: rule.second === null ? null : JSON.stringify(rule.second),
  own_allowed: rule.ownAllowed,
});

export const listRuleRows = ({ db }: Pick<Context, "db">, companyId: number) =>
  db
    .selectFrom("approval_rules")
    .selectAll()
    .where("company_id", "=", companyId)
    .orderBy("position")
    .orderBy("id")
    .execute();

/**
 * Locks all rules of a company, so that only one person changes them at a time. Placing an order can still hold single
 * rules with `holdRule`.
 */
export const lockRuleRows = ({ db, actor }: TransactionContext) =>
  db
    .selectFrom("approval_rules")
    .selectAll()
    .where("company_id", "=", actor.companyId)
    .orderBy("position")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

/** Locks a rule that is to be deleted, so that no new request can refer to it until it is deleted. */
export const lockRule = ({ db, actor }: TransactionContext, id: number) =>
  db
    .selectFrom("approval_rules")
    .selectAll()
    .where("company_id", "=", actor.companyId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/**
 * Keeps a rule from being deleted until the transaction ends, so that a request can refer to it; false if it is deleted
 * already.
 */
export const holdRule = async ({ db }: TransactionContext, id: number): Promise<boolean> =>
  (await db
    .selectFrom("approval_rules")
    .select("id")
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst()) !== undefined;

export const insertRule = (
  { db, actor }: TransactionContext,
  rule: ApprovalRuleInput,
  position: number,
): Promise<ApprovalRuleRow> =>
  db
    .insertInto("approval_rules")
    .values({ ...toColumns(rule), company_id: actor.companyId, position })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateRule = ({ db }: TransactionContext, id: number, rule: ApprovalRuleInput) =>
  db
    .updateTable("approval_rules")
    .set({ ...toColumns(rule), version: sql<number>`version + 1` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const placeRule = ({ db }: TransactionContext, id: number, position: number) =>
  db.updateTable("approval_rules").set({ position }).where("id", "=", id).execute();

export const deleteRule = ({ db }: TransactionContext, id: number) =>
  db.deleteFrom("approval_rules").where("id", "=", id).execute();

/** The number of waiting requests of each rule of a company, by rule id. */
export async function countWaitingByRule({ db, actor }: Context): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("approval_requests")
    .select((select) => ["rule_id", select.fn.countAll<number>().as("count")])
    .where("company_id", "=", actor.companyId)
    .where("state", "=", "waiting")
    .groupBy("rule_id")
    .execute();
  return new Map(rows.flatMap(({ rule_id, count }) => (rule_id === null ? [] : [[rule_id, count] as const])));
}

/** How many of these sites belong to the company. */
export async function countOwnSites({ db, actor }: TransactionContext, siteIds: readonly number[]) {
  const { count } = await db
    .selectFrom("sites")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("company_id", "=", actor.companyId)
    .where("id", "=", sql<number>`any (${[...siteIds]}::integer[])`)
    .executeTakeFirstOrThrow();
  return count;
}

export const setSavepoint = ({ db }: TransactionContext) => sql`savepoint released_request`.execute(db);
export const rollbackToSavepoint = ({ db }: TransactionContext) =>
  sql`rollback to savepoint released_request`.execute(db);
