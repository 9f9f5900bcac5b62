import type { DeskViewQuery } from "@kreislauf/contract/desk";
import type { GeneratedAlways } from "kysely";
import type { InstantColumn, JsonColumn } from "../base/base.tables.ts";

export interface StaffViewsTable {
  id: GeneratedAlways<number>;
  staff_id: number;
  name: string;
  query: JsonColumn<DeskViewQuery>;
  created_at: InstantColumn;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    staff_views: StaffViewsTable;
  }
}
