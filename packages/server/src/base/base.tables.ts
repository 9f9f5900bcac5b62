import type { AuditAction, AuditCategory, AuditSnapshot } from "@kreislauf/contract/base";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Mails } from "./mail/outbox.ts";

/** A `timestamptz` column: written and read as an ISO instant in UTC. */
export type InstantColumn = ColumnType<string, string, string>;

/** A `jsonb` column: read as a value, written as JSON text. */
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
  kind: keyof Mails;
  cause: string;
  recipient_id: number;
  recipient_email: string;
  /** The values that fill in the template of this kind of mail; emptied once the mail is sent. */
  data: JsonColumn<Mails[keyof Mails]>;
  created_at: InstantColumn;
  due_at: InstantColumn;
  leased_until: InstantColumn | null;
  attempts: Generated<number>;
  last_error: string | null;
  sent_at: InstantColumn | null;
  failed_at: InstantColumn | null;
}

/** The notifications that users see in the app. */
export interface NotificationsTable {
  id: GeneratedAlways<number>;
  kind: string;
  company_id: number;
  site_id: number | null;
  /** The only recipient; null if everybody who may see the site gets the notification. */
  user_id: number | null;
  subject_id: number | null;
  details: JsonColumn<unknown>;
  caused_by: number;
  occurred_at: InstantColumn;
}

/** What a file was uploaded for. A form accepts only files that were uploaded for its purpose. */
export type FilePurpose = "claim_photo" | "execution_photo" | "sketch";

export interface FilesTable {
  id: GeneratedAlways<number>;
  company_id: number;
  /** SHA-256 of the content in hexadecimal; the content has this key in the file store. */
  content_hash: string;
  media_type: string;
  purpose: FilePurpose;
  size_bytes: number;
  uploaded_by: number;
  created_at: InstantColumn;
}

export interface AuditLogTable {
  id: GeneratedAlways<number>;
  company_id: number;
  occurred_at: InstantColumn;
  /**
   * User id of the person who did it; null for the provider, the operator, the system and people of other companies.
   */
  actor_id: number | null;
  action: AuditAction;
  category: AuditCategory;
  subject: Generated<string>;
  subject_id: number | null;
  before: JsonColumn<AuditSnapshot>;
  after: JsonColumn<AuditSnapshot>;
}

export interface ReadMarksTable {
  company_id: number;
  /**
   * Position (LSN) in PostgreSQL's write-ahead log, such as `16/B374D848`, up to which the company's people have
   * written.
   */
  log_position: string;
}

export interface ServerSecretsTable {
  name: string;
  value: Buffer;
}

declare module "./database/tables.ts" {
  interface Tables {
    audit_log: AuditLogTable;
    files: FilesTable;
    notifications: NotificationsTable;
    idempotency_keys: IdempotencyKeysTable;
    outbox_mails: OutboxMailsTable;
    read_marks: ReadMarksTable;
    server_secrets: ServerSecretsTable;
  }
}
