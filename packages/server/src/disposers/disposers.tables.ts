import type { DisposerAnswerKind } from "@kreislauf/contract/disposers";
import type { GeneratedAlways } from "kysely";
import type { InstantColumn } from "../base/base.tables.ts";

export interface DisposerLinksTable {
  id: GeneratedAlways<number>;
  order_id: number;
  token_hash: Buffer;
  name: string;
  /** Null for a link that was printed on paper. */
  email: string | null;
  answer_by: InstantColumn | null;
  handed_over_at: InstantColumn;
  replaced_at: InstantColumn | null;
  taken_back_at: InstantColumn | null;
  /** The order's desired date of which the disposer was last notified. */
  notified_date: string;
  /** When the disposer was notified that the order was cancelled; null before that. */
  end_notified_at: InstantColumn | null;
}

export interface DisposerAnswersTable {
  id: GeneratedAlways<number>;
  link_id: number;
  kind: DisposerAnswerKind;
  answered_at: InstantColumn;
}

export interface SiteDisposersTable {
  site_id: number;
  name: string;
  email: string;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    disposer_links: DisposerLinksTable;
    disposer_answers: DisposerAnswersTable;
    site_disposers: SiteDisposersTable;
  }
}
