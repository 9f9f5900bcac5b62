import {
  type BalanceCellFigures,
  type BalanceEmissions,
  type BalanceQuery,
  type BalanceRow,
  cellOfTreatment,
  cellsOf,
  constructionOf,
  ratesOf,
  roundKilograms,
  sumBalance,
  treatmentTable,
  type WasteBalance,
} from "@kreislauf/contract/balance";
import { berlinDate } from "@kreislauf/contract/base";
import { formatAvvCode } from "@kreislauf/contract/catalog";
import type { Context } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import {
  type BalanceDays,
  type BalancePartRow,
  listEmissionFactors,
  readBalanceParts,
} from "./balance.store.ts";

/** The first and the last day of a year; in the current year, the last day is today. */
export function daysOfYear(year: number, now: Temporal.Instant): BalanceDays {
  const today = berlinDate(now);
  const last = `${year}-12-31`;
  return { dateFrom: `${year}-01-01`, dateTo: today < last && today >= `${year}-01-01` ? today : last };
}

/** The waste balance of a year, from the disposals that the waste statistics count. */
export async function getWasteBalance(
  context: Pick<Context, "db" | "actor" | "now">,
  query: BalanceQuery,
): Promise<WasteBalance> {
  await ensureSiteAssigned(context, query.serviceLocationId);
  const days = daysOfYear(query.year, context.now);
  const parts = await readBalanceParts(context, query, days);
  const cells = cellsOf(parts);
  return {
    year: query.year,
    ...days,
    total: sumBalance(parts),
    hazardousKg: sumBalance(parts.filter(({ hazardous }) => hazardous)).kg,
    cells,
    rows: rowsOf(parts),
    construction: constructionOf(parts),
    ...ratesOf(parts),
    unweighed: parts.reduce((sum, part) => sum + part.unweighed, 0),
    emissions: await emissionsOf(context.db, query.year, cells),
    rules: { version: treatmentTable.version, sources: [...treatmentTable.sources] },
  };
}

/** The rows of the balance: one for each AVV code, or two if both hazardous and other waste have that code. */
function rowsOf(parts: readonly BalancePartRow[]): BalanceRow[] {
  const byWaste = Map.groupBy(parts, ({ avvCode, hazardous }) => `${avvCode} ${hazardous}`);
  return [...byWaste.values()].flatMap((ofWaste) => {
    const [first] = ofWaste;
    if (first === undefined) return [];
    const weightOf = (letter: string) =>
      sumBalance(ofWaste.filter(({ treatmentCode }) => treatmentCode.startsWith(letter))).kg;
    return {
      avvCode: formatAvvCode(first.avvCode, first.hazardous && first.avvCode !== ""),
      description: [...new Set(ofWaste.flatMap(({ description }) => description.split(", ")))].join(", "),
      hazardous: first.hazardous,
      ...sumBalance(ofWaste),
      recoveredKg: weightOf("R"),
      disposedKg: weightOf("D"),
      treatments: ofWaste
        .map(({ treatmentCode: code, kg }) => ({ code, cell: cellOfTreatment(code), kg: roundKilograms(kg) }))
        .toSorted((one, other) => other.kg - one.kg),
    };
  });
}

async function emissionsOf(
  db: Db,
  year: number,
  cells: readonly BalanceCellFigures[],
): Promise<BalanceEmissions[]> {
  const factors = await listEmissionFactors(db, year);
  return factors.map(({ cell, kg_per_tonne, source, source_year }) => {
    const { kg } = sumBalance(cells.filter((each) => each.cell === cell));
    return {
      cell,
      kgPerTonne: kg_per_tonne,
      source,
      year: source_year,
      // kg of waste × kg of CO2 per tonne / 1,000,000 = tonnes of CO2.
      tonnesCo2: (kg * kg_per_tonne) / 1_000_000,
    };
  });
}
