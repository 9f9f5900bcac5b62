import type {
  ApprovalEvent,
  ApprovalOrderKind,
  ApprovalState,
  ApprovalSubject,
  Approver,
  DeclineReason,
  SecondApproval,
} from "@kreislauf/contract/approvals";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";
import type { InstantColumn, JsonColumn } from "../base/base.tables.ts";

export interface ApprovalRulesTable {
  id: GeneratedAlways<number>;
  company_id: number;
  position: number;
  name: string;
  site_ids: number[] | null;
  order_kinds: ApprovalOrderKind[] | null;
  amount_from: number | null;
  price_above_cents: number | null;
  hazardous_only: Generated<boolean>;
  approver: JsonColumn<Approver>;
  second: JsonColumn<SecondApproval> | null;
  own_allowed: Generated<boolean>;
  version: Generated<number>;
}
export type ApprovalRuleRow = Selectable<ApprovalRulesTable>;

export interface ApprovalRequestsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  site_id: number;
  subject: ApprovalSubject;
  body: JsonColumn<unknown>;
  rule_id: number | null;
  rule_name: string;
  approver: JsonColumn<Approver>;
  second_approver: JsonColumn<Approver> | null;
  own_allowed: boolean;
  level: Generated<number>;
  first_approved_by: ColumnType<number | null, number | null | undefined>;
  state: Generated<ApprovalState>;
  requested_by: number;
  requested_on: InstantColumn;
  approve_by: InstantColumn;
  desired_date: string;
  price_cents: number | null;
  decided_by: ColumnType<number | null, number | null | undefined>;
  decided_on: ColumnType<string | null, string | null | undefined>;
  decline_reason: ColumnType<DeclineReason | null, DeclineReason | null | undefined>;
  reason: Generated<string>;
  /**
   * When approvers were last notified again, because the request came to the second level or by a reminder; null before
   * that.
   */
  notified_on: ColumnType<string | null, string | null | undefined>;
  reminders: Generated<number>;
  order_ids: ColumnType<number[], number[] | undefined>;
  version: Generated<number>;
}
export type ApprovalRequestRow = Selectable<ApprovalRequestsTable>;

export interface ApprovalItemsTable {
  request_id: number;
  position: number;
  /** Null if there is no agreement yet, because the container is still to be placed. */
  agreement_id: number | null;
  waste_type_id: number;
  container_type_id: number;
  container_action_id: ContainerActionId;
  amount: number;
  desired_date: string;
  /** Null if no price is known. */
  price_cents: number | null;
  customer_order_number: Generated<string>;
  cost_centre: Generated<string>;
  project: Generated<string>;
}

/** The changed fields of a request, with their old or their new values. */
export interface ChangedWish {
  readonly amount?: number;
  readonly desiredDate?: string;
}

export interface ApprovalLogTable {
  id: GeneratedAlways<number>;
  request_id: number;
  occurred_at: InstantColumn;
  user_id: number | null;
  event: ApprovalEvent;
  before: JsonColumn<ChangedWish> | null;
  after: JsonColumn<ChangedWish> | null;
}

export interface ApprovalSubstitutesTable {
  company_id: number;
  user_id: number;
  substitute_id: number;
  from_date: string;
  until_date: string;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    approval_rules: ApprovalRulesTable;
    approval_requests: ApprovalRequestsTable;
    approval_items: ApprovalItemsTable;
    approval_log: ApprovalLogTable;
    approval_substitutes: ApprovalSubstitutesTable;
  }
}
