import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** A `timestamptz`: written and read as an ISO instant in UTC. */
export type InstantColumn = ColumnType<string, string, string>;

/** A `jsonb`: read as its value, written as JSON text. */
export type JsonColumn<T> = ColumnType<T, string, string>;

export interface IdempotencyKeysTable {
  user_id: number;
  call: string;
  key: string;
  body_hash: Buffer;
  answer: ColumnType<unknown, string | null, string | null>;
  created_at: InstantColumn;
}

export interface OutboxMailsTable {
  id: string;
  kind: string;
  cause: string;
  recipient_id: number;
  recipient_email: string;
  data: JsonColumn<unknown>;
  created_at: InstantColumn;
  due_at: InstantColumn;
  leased_until: InstantColumn | null;
  attempts: Generated<number>;
  last_error: string | null;
  sent_at: InstantColumn | null;
  failed_at: InstantColumn | null;
}

export interface FilesTable {
  id: GeneratedAlways<number>;
  company_id: number;
  /** SHA-256, under which the file store has the bytes. */
  content_hash: string;
  media_type: string;
  size_bytes: number;
  uploaded_by: number;
  created_at: InstantColumn;
}

export interface ServerSecretsTable {
  name: string;
  value: Buffer;
}

declare module "./tables.ts" {
  interface Tables {
    files: FilesTable;
    idempotency_keys: IdempotencyKeysTable;
    outbox_mails: OutboxMailsTable;
    server_secrets: ServerSecretsTable;
  }
}
