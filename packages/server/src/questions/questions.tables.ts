import type { AttachmentMediaType } from "@kreislauf/contract/base";
import type { GeneratedAlways } from "kysely";
import type { InstantColumn } from "../base/base.tables.ts";

export interface OrderMessagesTable {
  id: GeneratedAlways<number>;
  order_id: number;
  company_id: number;
  site_id: number;
  from_provider: boolean;
  author_id: number;
  text: string;
  sent_at: InstantColumn;
  /** Whether the message waits for an answer from the other side. Only the last message of an order can. */
  awaits_answer: boolean;
}

export interface OrderMessageFilesTable {
  id: GeneratedAlways<number>;
  message_id: number;
  file_name: string;
  media_type: AttachmentMediaType;
  content_hash: string;
  size_bytes: number;
}

export interface OrderMessageReadsTable {
  order_id: number;
  user_id: number;
  read_until: number;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    order_messages: OrderMessagesTable;
    order_message_files: OrderMessageFilesTable;
    order_message_reads: OrderMessageReadsTable;
  }
}
