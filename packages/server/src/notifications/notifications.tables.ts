import type { ColumnType, GeneratedAlways } from "kysely";
import type { InstantColumn } from "../base/base.tables.ts";

export interface MailboxTable {
  message_id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  received_at: InstantColumn;
}

/** What a person has read: everything up to an id, and some beyond it. */
export interface HappeningMarksTable {
  user_id: number;
  company_id: number;
  read_until: number;
  read_besides: ColumnType<number[], number[] | undefined, number[]>;
}

export interface AnnouncementsTable {
  id: GeneratedAlways<number>;
  title: string;
  text: string;
  /** With the prefixes the region; both empty for everybody. */
  lands: string[];
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

declare module "../base/tables.ts" {
  interface Tables {
    announcement_dismissals: AnnouncementDismissalsTable;
    announcements: AnnouncementsTable;
    happening_marks: HappeningMarksTable;
    mailbox: MailboxTable;
  }
}
