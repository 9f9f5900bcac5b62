import { Refusal } from "@kreislauf/contract/base";
import {
  type Budget,
  type BudgetChange,
  type BudgetInput,
  type BudgetList,
  maxBudgets,
  type Reservations,
} from "@kreislauf/contract/budgets";
import { recordAudit } from "../base/audit.ts";
import type { Context, TransactionContext } from "../base/context.ts";
import { chargedCostCentre } from "../purchasing/index.ts";
import { readBudgetSums } from "./budget-figures.ts";
import {
  countBudgets,
  findBudget,
  insertBudget,
  listBudgetRows,
  lockBudget,
  lockBudgetsOfCompany,
  readBudgetNames,
  removeBudget,
  updateBudget,
} from "./budgets.store.ts";
import type { BudgetRow } from "./budgets.tables.ts";
import { nameBudget, nameCostCentre } from "./name-budget.ts";
import { listReservations } from "./reservations.store.ts";

type Named = ReturnType<typeof nameBudget>;
type Sums = Pick<Budget, "spentCents" | "reservedCents" | "reservedOrders">;

const toBudget = (row: BudgetRow, named: Named, sums: Sums): Budget => ({
  id: row.id,
  version: row.version,
  siteId: row.site_id,
  costCentre: row.cost_centre,
  ...named,
  year: row.year,
  amountCents: row.amount_cents,
  ...sums,
});

export async function getBudgets(context: Context, year: number): Promise<BudgetList> {
  const { companyId } = context.actor;
  const rows = await listBudgetRows(context, companyId, year);
  const names = await readBudgetNames(context, companyId);
  const sumsOf = rows.length === 0 ? undefined : await readBudgetSums(context, companyId, year);
  return {
    year,
    asOf: context.now.toString(),
    budgets: rows.flatMap((row) =>
      sumsOf === undefined ? [] : [toBudget(row, nameBudget(row, names), sumsOf(row))],
    ),
    sites: names.sites.filter(({ active }) => active).map(({ id, name }) => ({ id, name })),
    costCentres: names.costCentres
      .filter(({ closed }) => !closed)
      .map((entry) => ({ code: entry.code, name: nameCostCentre(entry) })),
  };
}

async function show(context: Context, row: BudgetRow): Promise<Budget> {
  const { companyId } = context.actor;
  const names = await readBudgetNames(context, companyId);
  const sumsOf = await readBudgetSums(context, companyId, row.year);
  return toBudget(row, nameBudget(row, names), sumsOf(row));
}

const audit = (
  context: TransactionContext,
  action: "budget_saved" | "budget_deleted",
  { id, name, year }: Budget,
) =>
  recordAudit(context, {
    companyId: context.actor.companyId,
    actorId: context.actor.userId,
    action,
    subject: `${name}, ${year}`,
    subjectId: id,
  });

/** Adds a budget. Locks the company, so that two calls at once cannot exceed its maximum number of budgets. */
export async function createBudget(context: TransactionContext, input: BudgetInput): Promise<Budget> {
  await lockBudgetsOfCompany(context);
  if (input.siteId !== null) {
    const { sites } = await readBudgetNames(context, context.actor.companyId);
    if (!sites.some(({ id }) => id === input.siteId)) throw new Refusal("not_found");
  }
  if ((await countBudgets(context)) >= maxBudgets) throw new Refusal("budgets_full");
  const { costCentre } = input;
  const row = await insertBudget(context, {
    ...input,
    costCentre: costCentre === null ? null : await chargedCostCentre(context, costCentre),
  });
  if (row === undefined) throw new Refusal("budget_exists");
  const budget = await show(context, row);
  await audit(context, "budget_saved", budget);
  return budget;
}

async function lockKnown(context: TransactionContext, id: number, version: number): Promise<void> {
  const known = await lockBudget(context, id);
  if (known === undefined) throw new Refusal("not_found");
  if (known.version !== version) throw new Refusal("budget_changed");
}

export async function changeBudget(
  context: TransactionContext,
  id: number,
  { version, amountCents }: BudgetChange,
): Promise<Budget> {
  await lockKnown(context, id, version);
  const budget = await show(context, await updateBudget(context, id, { amountCents }));
  await audit(context, "budget_saved", budget);
  return budget;
}

export async function deleteBudget(
  context: TransactionContext,
  id: number,
  version: number,
): Promise<Record<string, never>> {
  await lockKnown(context, id, version);
  const row = await findBudget(context, id);
  if (row === undefined) throw new Refusal("not_found");
  const budget = await show(context, row);
  await removeBudget(context, id);
  await audit(context, "budget_deleted", budget);
  return {};
}

export async function getBudgetReservations(context: Context, id: number): Promise<Reservations> {
  const row = await findBudget(context, id);
  if (row === undefined) throw new Refusal("not_found");
  const reservations = await listReservations(context, context.actor.companyId, row);
  return {
    reservations: [...reservations],
    netCents: reservations.reduce((total, { netCents }) => total + netCents, 0),
  };
}
