import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { InstantColumn, JsonColumn } from "../base/base.tables.ts";

/** A file that went with a mail; the mailbox does not keep its content. */
interface NamedAttachment {
  readonly name: string;
  readonly bytes: number;
}

export interface MailboxTable {
  message_id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attachments: JsonColumn<readonly NamedAttachment[]>;
  received_at: InstantColumn;
}

/** What a person has read: all notifications up to `read_until`, and the later ones in `read_ids`. */
export interface NotificationReadsTable {
  user_id: number;
  company_id: number;
  read_until: number;
  read_ids: ColumnType<number[], number[] | undefined, number[]>;
}

export interface AnnouncementsTable {
  id: GeneratedAlways<number>;
  title: string;
  text: string;
  /** ISO codes of the Länder to which the announcement is shown. Empty with empty `zip_prefixes`: to everybody. */
  lands: string[];
  /** First digits of postal codes. The announcement is also shown to people with a site at such a code. */
  zip_prefixes: string[];
  starts_at: InstantColumn;
  ends_at: InstantColumn;
  created_at: InstantColumn;
  withdrawn_at: ColumnType<string | null, string | undefined, string>;
}

export interface AnnouncementDismissalsTable {
  announcement_id: number;
  user_id: number;
}

export interface PushSubscriptionsTable {
  session_id: string;
  company_id: number;
  user_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: InstantColumn;
}

export interface PushMessagesTable {
  id: GeneratedAlways<number>;
  session_id: string;
  notification_id: number;
  due_at: InstantColumn;
  leased_until: InstantColumn | null;
  attempts: Generated<number>;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    announcement_dismissals: AnnouncementDismissalsTable;
    announcements: AnnouncementsTable;
    notification_reads: NotificationReadsTable;
    mailbox: MailboxTable;
    push_messages: PushMessagesTable;
    push_subscriptions: PushSubscriptionsTable;
  }
}
