import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

export interface BudgetsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  site_id: number | null;
  cost_centre: string | null;
  year: number;
  amount_cents: number;
  version: Generated<number>;
  notified_percent: Generated<number>;
  checked_at: ColumnType<string | null, string | null | undefined>;
}
export type BudgetRow = Selectable<BudgetsTable>;

declare module "../base/database/tables.ts" {
  interface Tables {
    budgets: BudgetsTable;
  }
}
