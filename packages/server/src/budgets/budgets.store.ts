import { permission } from "@kreislauf/contract/base";
import type { BudgetChange, BudgetInput } from "@kreislauf/contract/budgets";
import { type NotNull, type SqlBool, sql } from "kysely";
import type { Context, TransactionContext, WriteContext } from "../base/context.ts";
import type { BudgetRow } from "./budgets.tables.ts";

type Source = Pick<Context, "db">;

export const listBudgetRows = ({ db }: Source, companyId: number, year: number): Promise<BudgetRow[]> =>
  db
    .selectFrom("budgets")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("year", "=", year)
    .orderBy("id")
    .execute();

/** The budgets to which an order of a site and cost centre counts in a year. */
export const listBudgetsOf = (
  { db }: Source,
  companyId: number,
  charged: { readonly siteId: number; readonly costCentre: string | null; readonly year: number },
): Promise<BudgetRow[]> =>
  db
    .selectFrom("budgets")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("year", "=", charged.year)
    .where((where) =>
      where.or([
        where("site_id", "=", charged.siteId),
        ...(charged.costCentre === null ? [] : [where("cost_centre", "=", charged.costCentre)]),
      ]),
    )
    .orderBy("id")
    .execute();

/** Locks the company, so that one person at a time adds a budget. */
export const lockBudgetsOfCompany = ({ db, actor }: TransactionContext) =>
  db.selectFrom("companies").select("id").where("id", "=", actor.companyId).forNoKeyUpdate().execute();

export const findBudget = ({ db, actor }: Pick<Context, "db" | "actor">, id: number) =>
  db
    .selectFrom("budgets")
    .selectAll()
    .where("id", "=", id)
    .where("company_id", "=", actor.companyId)
    .executeTakeFirst();

export const lockBudget = ({ db, actor }: TransactionContext, id: number) =>
  db
    .selectFrom("budgets")
    .selectAll()
    .where("id", "=", id)
    .where("company_id", "=", actor.companyId)
    .forUpdate()
    .executeTakeFirst();

export const countBudgets = async ({ db, actor }: Pick<Context, "db" | "actor">): Promise<number> =>
  (
    await db
      .selectFrom("budgets")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("company_id", "=", actor.companyId)
      .executeTakeFirstOrThrow()
  ).count;

/** Adds a budget; undefined if there is already one for this site or cost centre and year. */
export const insertBudget = ({ db, actor }: TransactionContext, input: BudgetInput) =>
  db
    .insertInto("budgets")
    .values({
      company_id: actor.companyId,
      site_id: input.siteId,
      cost_centre: input.costCentre,
      year: input.year,
      amount_cents: input.amountCents,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const updateBudget = (
  { db }: Source,
  id: number,
  { amountCents }: Pick<BudgetChange, "amountCents">,
) =>
  db
    .updateTable("budgets")
    .set({ amount_cents: amountCents, version: sql<number>`version + 1`, checked_at: null })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const removeBudget = ({ db }: Source, id: number) =>
  db.deleteFrom("budgets").where("id", "=", id).execute();

export interface BudgetNames {
  readonly sites: readonly { readonly id: number; readonly name: string; readonly active: boolean }[];
  readonly costCentres: readonly {
    readonly code: string;
    readonly name: string;
    readonly closed: boolean;
  }[];
}

/**
 * The sites and cost centres for which the company can have budgets. Budgets belong to the company, so all of its sites
 * are listed, not only those of the person.
 */
export async function readBudgetNames({ db }: Source, companyId: number): Promise<BudgetNames> {
  const sites = await db
    .selectFrom("sites")
    .select(["id", "alias as name", "active"])
    .where("company_id", "=", companyId)
    .orderBy(sql`sort_key collate "C"`)
    .orderBy("id")
    .execute();
  const costCentres = await db
    .selectFrom("reference_entries")
    .select(["code", "name", "closed"])
    .where("company_id", "=", companyId)
    .where("field", "=", "costCentre")
    .orderBy(sql`code collate "C"`)
    .execute();
  return { sites, costCentres };
}

/**
 * Locks the budgets of the company that was checked longest ago; empty if none is due. Its first budget is locked
 * before the others, and skipped if another process has it: otherwise two processes with the same company would wait
 * for each other.
 */
export async function lockDueBudgets(
  { db }: WriteContext,
  { fromYear, before }: { readonly fromYear: number; readonly before: string },
): Promise<BudgetRow[]> {
  const due = await db
    .selectFrom("budgets")
    .innerJoin(
      (from) =>
        from
          .selectFrom("budgets")
          .select((select) => ["company_id", select.fn.min("id").as("first_id")])
          .select(sql`min(coalesce(checked_at, '-infinity'))`.as("checked_at"))
          .where("year", ">=", fromYear)
          .groupBy("company_id")
          .having(sql<SqlBool>`bool_or(checked_at is null or checked_at < ${before})`)
          .as("due"),
      (join) => join.onRef("due.first_id", "=", "budgets.id"),
    )
    .select("budgets.company_id as id")
    .orderBy("due.checked_at")
    .orderBy("budgets.company_id")
    .limit(1)
    .forUpdate("budgets")
    .skipLocked()
    .executeTakeFirst();
  if (due === undefined) return [];
  return await db
    .selectFrom("budgets")
    .selectAll()
    .where("company_id", "=", due.id)
    .where("year", ">=", fromYear)
    .orderBy("id")
    .forUpdate()
    .execute();
}

export const markChecked = (
  { db, now }: WriteContext,
  id: number,
  notifiedPercent: number,
): Promise<unknown> =>
  db
    .updateTable("budgets")
    .set({ checked_at: now.toString(), notified_percent: notifiedPercent })
    .where("id", "=", id)
    .execute();

/** The people who manage the company's budgets and want mails about them. */
export const listBudgetMailReaders = ({ db }: Source, companyId: number) =>
  db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.id as userId", "users.first_name as firstName", "users.last_name as lastName"])
    .select("users.email")
    .$narrowType<{ email: NotNull }>()
    .where("memberships.company_id", "=", companyId)
    .where("memberships.deleted_at", "is", null)
    .where("memberships.invited", "=", false)
    .where("memberships.budget_notice", "=", true)
    .where("users.email", "is not", null)
    .where(sql<SqlBool>`${permission.purchaser} = any (memberships.permissions)`)
    .orderBy("users.id")
    .execute();
