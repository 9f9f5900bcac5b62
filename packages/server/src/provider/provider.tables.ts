import type { AgreementChangeFields } from "@kreislauf/contract/agreements";
import type { OrderChangeFields } from "@kreislauf/contract/orders";
import type { FeedEventType, ProviderScope } from "@kreislauf/contract/provider";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { AgreementRow, InquiryListRow } from "../agreements/index.ts";
import type { InstantColumn, JsonColumn } from "../base/base.tables.ts";
import type { OrderNoteRow, ProofRow } from "../proofs/index.ts";
import type { OrderRow } from "../orders/index.ts";
import type { ReferenceRow } from "../purchasing/index.ts";

export interface ApiKeysTable {
  id: GeneratedAlways<number>;
  name: string;
  /** The first characters of the key, by which it is listed and revoked. */
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
  /** What the event is about, such as `order 10001`. */
  subject: string | null;
  occurred_at: InstantColumn;
  received_at: InstantColumn;
  answer: ColumnType<unknown, string | null, string>;
}

export interface ChangedFields<Fields> {
  readonly old: Fields;
  readonly new: Fields;
}

/**
 * The row that an event is about. For cost centres, projects and PO numbers `created_on` is the instant of the latest
 * change.
 */
type FeedSubject =
  | OrderRow
  | AgreementRow
  | InquiryListRow
  | ProofRow
  | OrderNoteRow
  | (ReferenceRow & { readonly created_on: string });

/** The events for the provider's systems, written by triggers of `migrations/0017-feed.sql`. */
export interface FeedEventsTable {
  id: GeneratedAlways<number>;
  /** The event's position in the feed; null until one is assigned. */
  position: number | null;
  type: FeedEventType;
  subject_id: number;
  occurred_at: InstantColumn;
  caused_by: number;
  changed: JsonColumn<ChangedFields<OrderChangeFields> | ChangedFields<AgreementChangeFields>>;
  /**
   * The row after the change as JSON written by PostgreSQL: instants have PostgreSQL's format, all other values are as
   * in the row.
   */
  state: JsonColumn<FeedSubject>;
}

export interface FeedStateTable {
  is_only: Generated<boolean>;
  last_position: number;
  deleted_until: number;
}

/** The receivers of the feed's events, and up to which position each has received them. */
export interface WebhooksTable {
  id: GeneratedAlways<number>;
  handle: string;
  secret_hash: Buffer;
  url: string;
  internal: boolean;
  /** The types of events to deliver; empty for all. */
  event_types: FeedEventType[];
  delivered_until: number;
  delivered_at: InstantColumn | null;
  due_at: InstantColumn;
  leased_until: InstantColumn | null;
  lease: Generated<number>;
  attempts: Generated<number>;
  failing_since: InstantColumn | null;
  last_error: string | null;
  suspended_at: InstantColumn | null;
  created_at: InstantColumn;
  revoked_at: InstantColumn | null;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    api_keys: ApiKeysTable;
    feed_events: FeedEventsTable;
    feed_state: FeedStateTable;
    provider_events: ProviderEventsTable;
    webhooks: WebhooksTable;
  }
}
