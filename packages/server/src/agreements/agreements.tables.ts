import type {
  AgreementChange,
  AgreementChangeFields,
  CycleIntervalId,
  CycleWeekday,
  PendingChange,
} from "@kreislauf/contract/agreements";
import type { AttachmentMediaType } from "@kreislauf/contract/base";
import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { InstantColumn, JsonColumn } from "../base/base.tables.ts";

export interface AgreementsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  site_id: number;
  agreement_number: string | null;
  offer_id: number;
  agreement_type_id: AgreementTypeId;
  waste_type_id: number;
  container_type_id: number;
  status: "requested" | "active" | "ended";
  containers_on_site: number;
  cycle_interval: CycleIntervalId | null;
  weekday1: CycleWeekday | null;
  weekday2: CycleWeekday | null;
  /**
   * The first week of the cycle is the week of this day. No order of the cycle is before this day. Null without a
   * cycle.
   */
  cycle_start: string | null;
  cycle_orders_until: ColumnType<string | null, string | null | undefined>;
  pending_change: JsonColumn<PendingChange> | null;
  created_on: InstantColumn;
  ends_on: ColumnType<string | null, string | null | undefined>;
  ended_on: string | null;
  /** Increased by a trigger at every change. */
  version: Generated<number>;
}

export interface AgreementLogTable {
  id: GeneratedAlways<number>;
  agreement_id: number;
  changed_on: InstantColumn;
  changed_by: number;
  change: AgreementChange;
  old: JsonColumn<AgreementChangeFields>;
  new: JsonColumn<AgreementChangeFields>;
}

export interface InquiriesTable {
  id: GeneratedAlways<number>;
  company_id: number;
  site_id: number;
  /** Null if the waste type is not in the catalog but described in words. */
  waste_type_id: number | null;
  container_type_id: number | null;
  custom_waste_type: Generated<string>;
  custom_container_type: Generated<string>;
  custom_container_size: Generated<string>;
  amount: Generated<string>;
  note: Generated<string>;
  created_on: InstantColumn;
  created_by: number;
  answer: JsonColumn<InquiryAnswer> | null;
}

/** The provider's answer to an inquiry. */
export interface InquiryAnswer {
  readonly text: string;
  /** ISO instant in UTC. */
  readonly answeredOn: string;
}

export interface InquiryFilesTable {
  id: GeneratedAlways<number>;
  inquiry_id: number;
  file_name: string;
  media_type: AttachmentMediaType;
  content_hash: string;
  size_bytes: number;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    agreements: AgreementsTable;
    agreement_log: AgreementLogTable;
    inquiries: InquiriesTable;
    inquiry_files: InquiryFilesTable;
  }
}
