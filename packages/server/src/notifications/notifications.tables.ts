import type { InstantColumn } from "../base/base.tables.ts";

export interface MailboxTable {
  message_id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  received_at: InstantColumn;
}

declare module "../base/tables.ts" {
  interface Tables {
    mailbox: MailboxTable;
  }
}
