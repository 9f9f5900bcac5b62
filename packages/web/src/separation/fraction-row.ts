import {
  separationFractions,
  type SeparationFraction,
  type SeparationRow,
} from "@kreislauf/contract/separation";

/** A row for a fraction that must be collected separately, unlike the rows for other waste. */
export type FractionRow = SeparationRow & { readonly class: SeparationFraction };

export const isFraction = (row: SeparationRow): row is FractionRow =>
  (separationFractions as readonly SeparationRow["class"][]).includes(row.class);
