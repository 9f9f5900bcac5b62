import type { ReportState } from "@kreislauf/contract/labels";
import type { Generated, GeneratedAlways } from "kysely";
import type { InstantColumn } from "../base/base.tables.ts";

export interface ContainerLabelsTable {
  agreement_id: number;
  company_id: number;
  version: Generated<number>;
  /** Null: the name that is suggested for the waste type. */
  name: string | null;
  accepted: string[] | null;
  rejected: string[] | null;
  place: Generated<string>;
  code_number: Generated<number>;
  token_hash: Buffer | null;
  printed_at: InstantColumn | null;
  ended_at: InstantColumn | null;
  changed_at: InstantColumn;
  changed_by: number;
}

export interface ContainerReportsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  site_id: number;
  agreement_id: number;
  request_key: string;
  amount: number;
  reporter_name: string;
  message: string | null;
  content_hash: string | null;
  reported_at: InstantColumn;
  state: Generated<ReportState>;
  order_id: number | null;
  reason: string | null;
  closed_at: InstantColumn | null;
  closed_by: number | null;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    container_labels: ContainerLabelsTable;
    container_reports: ContainerReportsTable;
  }
}
