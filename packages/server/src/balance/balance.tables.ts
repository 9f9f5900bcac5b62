import type { BalanceCell } from "@kreislauf/contract/balance";
import type { InstantColumn } from "../base/base.tables.ts";

/** The operator's emission factors for a year, each with its source. */
export interface EmissionFactorsTable {
  balance_year: number;
  cell: BalanceCell;
  kg_per_tonne: number;
  source: string;
  source_year: number;
  entered_at: InstantColumn;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    emission_factors: EmissionFactorsTable;
  }
}
