import {
  separationFractions,
  type SeparationFraction,
  type SeparationRow,
} from "@kreislauf/contract/separation";

/** A row for a fraction that must be collected separately; the other rows are for the rest. */
export type FractionRow = SeparationRow & { readonly class: SeparationFraction };

export const isFraction = (row: SeparationRow): row is FractionRow =>
  (separationFractions as readonly SeparationRow["class"][]).includes(row.class);
