import {
  type BalanceCell,
  cellOfTreatment,
  disposalCells,
  divertedCells,
  isConstructionWaste,
} from "./balance.codes.ts";
import type { BalanceCellFigures, BalanceFigures } from "./balance.schema.ts";

/** All disposals of the same waste with the same treatment. */
export interface BalancePart extends BalanceFigures {
  /** The six digits of the AVV code; empty if the waste has none. */
  readonly avvCode: string;
  readonly hazardous: boolean;
  readonly treatmentCode: string;
}

/** Weights have three decimals; rounding keeps their sum from having more. */
export const roundKilograms = (kilograms: number): number => Math.round(kilograms * 1000) / 1000;

const noBalanceFigures: BalanceFigures = { disposals: 0, kg: 0, estimatedKg: 0 };

export const sumBalance = (parts: readonly BalanceFigures[]): BalanceFigures =>
  parts.reduce(
    (sum, part) => ({
      disposals: sum.disposals + part.disposals,
      kg: roundKilograms(sum.kg + part.kg),
      estimatedKg: roundKilograms(sum.estimatedKg + part.estimatedKg),
    }),
    noBalanceFigures,
  );

/** The figures of every cell, once for hazardous and once for other waste; all are 0 if there is no such waste. */
export function cellsOf(parts: readonly BalancePart[]): BalanceCellFigures[] {
  const cells: readonly BalanceCell[] = [...divertedCells, ...disposalCells, "unknown"];
  return cells.flatMap((cell) =>
    [true, false].map((hazardous) => ({
      cell,
      hazardous,
      ...sumBalance(
        parts.filter((part) => part.hazardous === hazardous && cellOfTreatment(part.treatmentCode) === cell),
      ),
    })),
  );
}

/** The mass of construction waste, and how much of it is recycled or prepared for re-use. */
export function constructionOf(parts: readonly BalancePart[]) {
  const construction = parts.filter(({ avvCode }) => isConstructionWaste(avvCode));
  return { kg: sumBalance(construction).kg, recycledKg: recycledOf(construction) };
}

const recycledOf = (parts: readonly BalancePart[]) =>
  sumBalance(
    parts.filter(({ treatmentCode }) => ["recycling", "reuse"].includes(cellOfTreatment(treatmentCode))),
  ).kg;

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/**
 * The recycling rate leaves out construction waste; the recovery rate covers all waste and includes energy recovery.
 * Waste without a reported treatment counts in the total, but as neither recycled nor recovered. A rate is null if its
 * total is 0.
 */
export function ratesOf(parts: readonly BalancePart[]) {
  const construction = constructionOf(parts);
  const { kg } = sumBalance(parts);
  const diverted = sumBalance(
    parts.filter(({ treatmentCode }) => isDiverted(cellOfTreatment(treatmentCode))),
  );
  return {
    recyclingRate: share(
      roundKilograms(recycledOf(parts) - construction.recycledKg),
      roundKilograms(kg - construction.kg),
    ),
    recoveryRate: share(diverted.kg, kg),
  };
}

const isDiverted = (cell: BalanceCell) => (divertedCells as readonly BalanceCell[]).includes(cell);
