import type { CycleIntervalId, CycleWeekday } from "@kreislauf/contract/agreements";
import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import type { Price } from "@kreislauf/contract/purchasing";
import type { QuoteDeclineReason, QuoteStatus } from "@kreislauf/contract/quotes";
import type { Generated, GeneratedAlways } from "kysely";
import type { InstantColumn, JsonColumn } from "../base/base.tables.ts";

export interface QuotesTable {
  id: GeneratedAlways<number>;
  inquiry_id: number;
  company_id: number;
  site_id: number;
  waste_type_id: number;
  container_type_id: number;
  agreement_type_id: AgreementTypeId;
  cycle_interval: CycleIntervalId | null;
  weekday1: CycleWeekday | null;
  weekday2: CycleWeekday | null;
  amount: number;
  /** The day on which the containers are to be placed; null if they are already on site. */
  placed_on: string | null;
  term: Generated<string>;
  text: string;
  prices: JsonColumn<readonly Price[]>;
  /** The last day of the quote, which ends at midnight in Berlin. */
  valid_until: string;
  file_name: Generated<string>;
  content_hash: string | null;
  size_bytes: number | null;
  status: Generated<QuoteStatus>;
  sent_at: InstantColumn;
  sent_by: string;
  /** The member of staff who sent the quote; null if the provider's system did. */
  staff_id: number | null;
  decided_at: InstantColumn | null;
  /** The customer's person who accepted or declined the quote; null if nobody did. */
  decided_by: number | null;
  decline_reason: QuoteDeclineReason | null;
  decline_text: Generated<string>;
  agreement_id: number | null;
  order_id: number | null;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    quotes: QuotesTable;
  }
}
