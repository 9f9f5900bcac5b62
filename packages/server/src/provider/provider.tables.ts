import type { FeedEventType, ProviderScope } from "@kreislauf/contract/provider";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { InstantColumn, JsonColumn } from "../base/base.tables.ts";

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

/** What the provider's systems are told of; written by triggers of `migrations/0017-feed.sql`. */
export interface FeedEventsTable {
  id: GeneratedAlways<number>;
  /** Its place in the feed, once it has one. */
  position: number | null;
  type: FeedEventType;
  subject_id: number;
  occurred_at: InstantColumn;
  caused_by: number;
  changed: JsonColumn<unknown>;
  /** The row that it is about, as it was afterwards, in the database's own words. */
  state: JsonColumn<unknown>;
}

export interface FeedStateTable {
  is_only: Generated<boolean>;
  last_position: number;
  forgotten_until: number;
}

/** Where the feed is delivered to. */
export interface WebhooksTable {
  id: GeneratedAlways<number>;
  handle: string;
  secret_hash: Buffer;
  url: string;
  internal: boolean;
  /** Empty: every event. */
  event_types: FeedEventType[];
  delivered_until: number;
  delivered_at: InstantColumn | null;
  due_at: InstantColumn;
  leased_until: InstantColumn | null;
  lease: Generated<number>;
  attempts: Generated<number>;
  failing_since: InstantColumn | null;
  last_error: string | null;
  given_up_at: InstantColumn | null;
  created_at: InstantColumn;
  revoked_at: InstantColumn | null;
}

declare module "../base/tables.ts" {
  interface Tables {
    api_keys: ApiKeysTable;
    feed_events: FeedEventsTable;
    feed_state: FeedStateTable;
    provider_events: ProviderEventsTable;
    webhooks: WebhooksTable;
  }
}
