import type { ProviderScope } from "@kreislauf/contract/provider";
import type { ColumnType, GeneratedAlways } from "kysely";
import type { InstantColumn } from "../base/base.tables.ts";

export interface ApiKeysTable {
  id: GeneratedAlways<number>;
  name: string;
  /** The readable beginning of the key, by which it is listed and revoked. */
  prefix: string;
  key_hash: Buffer;
  scopes: ProviderScope[];
  created_at: InstantColumn;
  revoked_at: InstantColumn | null;
}

export interface ProviderEventsTable {
  event_id: string;
  call: string;
  body_hash: Buffer;
  api_key_id: number;
  /** What the event is about, like `order 10001`. */
  subject: string | null;
  occurred_at: InstantColumn;
  received_at: InstantColumn;
  answer: ColumnType<unknown, string | null, string>;
}

declare module "../base/tables.ts" {
  interface Tables {
    api_keys: ApiKeysTable;
    provider_events: ProviderEventsTable;
  }
}
