import type { ExportKind } from "@kreislauf/contract/exports";
import type { Language } from "@kreislauf/contract/base";
import type { Generated, GeneratedAlways } from "kysely";
import type { InstantColumn, JsonColumn } from "../base/base.tables.ts";

/** A file that a job makes. `refused` where the person lost the right to it meanwhile. */
export interface ExportsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  user_id: number;
  kind: ExportKind;
  /** What was asked for, as the call took it. */
  query: JsonColumn<unknown>;
  language: Language;
  state: Generated<"waiting" | "ready" | "refused" | "failed" | "expired">;
  requested_at: InstantColumn;
  due_at: InstantColumn;
  attempts: Generated<number>;
  finished_at: InstantColumn | null;
  expires_at: InstantColumn | null;
  file_name: Generated<string>;
  content_hash: string | null;
  size_bytes: Generated<number>;
  row_count: Generated<number>;
  location_ids: Generated<number[]>;
}

export interface CalendarFeedsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  user_id: number;
  /** Null for all assigned sites. */
  location_id: number | null;
  token_hash: Buffer;
  ordered: boolean;
  periodic: boolean;
  reminder: boolean;
  created_at: InstantColumn;
  last_read_at: InstantColumn | null;
}

declare module "../base/tables.ts" {
  interface Tables {
    exports: ExportsTable;
    calendar_feeds: CalendarFeedsTable;
  }
}
