import type { SeparationFraction, SeparationReason } from "@kreislauf/contract/separation";
import type { Generated, GeneratedAlways } from "kysely";
import type { InstantColumn } from "../base/base.tables.ts";

export interface SeparationReasonsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  site_id: number;
  year: number;
  fraction: SeparationFraction;
  reason: SeparationReason;
  explanation: string;
  version: Generated<number>;
  changed_at: InstantColumn;
  changed_by: number;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    separation_reasons: SeparationReasonsTable;
  }
}
