import {
  separationFractions,
  type SeparationFraction,
  type SeparationRow,
} from "@kreislauf/contract/separation";

/** A fraction that has to be collected apart, unlike the rest. */
export type FractionRow = SeparationRow & { readonly class: SeparationFraction };

export const isFraction = (row: SeparationRow): row is FractionRow =>
  (separationFractions as readonly SeparationRow["class"][]).includes(row.class);
