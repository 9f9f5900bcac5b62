import type { JobExportKind } from "@kreislauf/contract/exports";
import type { Language } from "@kreislauf/contract/base";
import type { Generated, GeneratedAlways } from "kysely";
import type { InstantColumn, JsonColumn } from "../base/base.tables.ts";

/** A file created by a job. Its state is `refused` if the person lost the permission meanwhile. */
export interface ExportsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  user_id: number;
  kind: JobExportKind;
  /** The query of the request, as parsed by the call's schema. */
  query: JsonColumn<unknown>;
  language: Language;
  state: Generated<"waiting" | "ready" | "refused" | "failed" | "expired">;
  requested_at: InstantColumn;
  due_at: InstantColumn;
  leased_until: InstantColumn | null;
  attempts: Generated<number>;
  finished_at: InstantColumn | null;
  expires_at: InstantColumn | null;
  file_name: Generated<string>;
  content_hash: string | null;
  size_bytes: Generated<number>;
  row_count: Generated<number>;
  site_ids: Generated<number[]>;
  with_receipts: Generated<boolean>;
}

export interface CalendarFeedsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  user_id: number;
  /** Null for all assigned sites. */
  site_id: number | null;
  token_hash: Buffer;
  ordered: boolean;
  periodic: boolean;
  reminder: boolean;
  created_at: InstantColumn;
  last_read_at: InstantColumn | null;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    exports: ExportsTable;
    calendar_feeds: CalendarFeedsTable;
  }
}
