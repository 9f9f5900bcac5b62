import { permission } from "@kreislauf/contract/base";
import type {
  CostLine,
  CostLines,
  CostLinesQuery,
  CostReport,
  CostReportQuery,
} from "@kreislauf/contract/budgets";
import type { Context } from "../base/context.ts";
import { readBudgetNames } from "./budgets.store.ts";
import {
  type ChargedLineRow,
  listChargedLines,
  listWasteTypeNames,
  type MonthSum,
  sumByMonth,
  sumChargedLines,
} from "./charged-lines.store.ts";
import { nameCostCentre } from "./name-budget.ts";

const months = Array.from({ length: 12 }, (_, index) => index + 1);

const byMonth = (sums: readonly MonthSum[]): number[] =>
  months.map((month) =>
    sums.filter((sum) => sum.month === month).reduce((total, { cents }) => total + cents, 0),
  );

const total = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0);

/** The costs of a year. All sums are of the same lines, so that the rows add up to the invoices to the cent. */
export async function getCostReport(context: Context, { year, by }: CostReportQuery): Promise<CostReport> {
  const sums = await sumByMonth(context, context.actor.companyId, year, by);
  const ofYear = sums.filter((sum) => sum.year === year);
  const names = await readNames(context, by, ofYear);
  const rows = [...Map.groupBy(ofYear, ({ key }) => key)].map(([key, ofKey]) => {
    const ofMonths = byMonth(ofKey);
    return {
      key,
      name: key === null ? null : (names.get(key) ?? key),
      months: ofMonths,
      totalCents: total(ofMonths),
    };
  });
  const ofMonths = byMonth(ofYear);
  return {
    year,
    by,
    rows: rows.toSorted(
      (one, other) =>
        Number(one.name === null) - Number(other.name === null) ||
        (one.name ?? "").localeCompare(other.name ?? "", "de"),
    ),
    months: ofMonths,
    totalCents: total(ofMonths),
    monthsBefore: byMonth(sums.filter((sum) => sum.year === year - 1)),
  };
}

async function readNames(
  context: Context,
  by: CostReportQuery["by"],
  sums: readonly MonthSum[],
): Promise<ReadonlyMap<string, string>> {
  if (by === "wasteType") {
    const ids = new Set(sums.flatMap(({ key }) => (key === null ? [] : [Number(key)])));
    return await listWasteTypeNames(context, [...ids]);
  }
  const { sites, costCentres } = await readBudgetNames(context, context.actor.companyId);
  return new Map(
    by === "site"
      ? sites.map(({ id, name }) => [String(id), name])
      : costCentres.map((entry) => [entry.code, nameCostCentre(entry)]),
  );
}

const toCostLine = ({ isSeen, ...line }: ChargedLineRow, { actor }: Pick<Context, "actor">): CostLine => ({
  ...line,
  opens: isSeen && actor.documentsEnabled && actor.permissions.has(permission.documentManager),
});

/** The lines behind a figure of the report. */
export async function getCostLines(
  context: Context,
  { page, ...figure }: CostLinesQuery,
): Promise<CostLines> {
  const { total: count, cents } = await sumChargedLines(context, figure);
  const rows = await listChargedLines(context, figure, { page });
  return { lines: rows.map((row) => toCostLine(row, context)), total: count, netCents: cents };
}
