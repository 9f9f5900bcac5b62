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

export interface CustomerViewsTable {
  id: string;
  ticket_hash: Buffer | null;
  staff_id: number;
  staff_session_id: string;
  user_id: number;
  company_id: number;
  reason: string;
  created_at: InstantColumn;
  opened_at: InstantColumn | null;
  ends_at: InstantColumn;
  ended_at: InstantColumn | null;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    staff_views: StaffViewsTable;
    customer_views: CustomerViewsTable;
  }
}
