import type { AgreementTypeId, ContainerActionId } from "@kreislauf/contract/catalog";
import type {
  Cancellation,
  ChangeCause,
  Claim,
  OrderChange,
  OrderChangeFields,
  OrderStatusId,
  Proposal,
  TimeWindow,
} from "@kreislauf/contract/orders";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";
import type { InstantColumn, JsonColumn } from "../../base/base.tables.ts";

/** A claim as it is stored. The text of its reason and whether it has a photo are added when it is shown. */
export type StoredClaim = Omit<Claim, "claimReason" | "hasPhoto">;
export type StoredCancellation = Omit<Cancellation, "cancelReason" | "cause"> & {
  readonly cause?: ChangeCause;
};

export interface OrdersTable {
  id: GeneratedAlways<number>;
  company_id: number;
  site_id: number;
  agreement_id: number;
  order_number: number;
  customer_order_number: Generated<string>;
  cost_centre: Generated<string>;
  project: Generated<string>;
  status: OrderStatusId;
  waste_type_id: number;
  independent_waste_type: Generated<string>;
  container_type_id: number;
  agreement_type_id: AgreementTypeId;
  container_action_id: ContainerActionId;
  amount: number;
  desired_date: string;
  time_window: Generated<TimeWindow>;
  confirmed_date: string | null;
  latest_execution_date: string;
  order_date: string;
  created_on: InstantColumn;
  created_by: number;
  details: Generated<string>;
  note_to_disposer: Generated<string>;
  disposer: Generated<string>;
  task_creation_group: number | null;
  cycle_day: string | null;
  /** The claimed order for which this order is the second trip; null for any other order. */
  repeats_order_id: ColumnType<number | null, number | null | undefined>;
  executed_on: string | null;
  weight_kg: number | null;
  /** True if the weight was estimated instead of measured. */
  weight_estimated: Generated<boolean>;
  claim: JsonColumn<StoredClaim> | null;
  cancellation: JsonColumn<StoredCancellation> | null;
  failed_trip_reason: Generated<string>;
  proposal: JsonColumn<Proposal> | null;
  finished_on: InstantColumn | null;
  claim_photo_id: ColumnType<number | null, number | null | undefined>;
  execution_photo_id: ColumnType<number | null, number | null | undefined>;
  treatment_code: Generated<string>;
  version: Generated<number>;
  /** The deadline for the answer to `proposal`; null without a proposal. */
  proposal_end: ColumnType<string | null, never, never>;
  claim_answered: GeneratedAlways<boolean>;
  ticket_number: GeneratedAlways<string>;
}

/** Columns that the database derives from others, for its indexes. */
type DerivedColumn = "proposal_end" | "claim_answered" | "ticket_number";

export type OrderRow = Omit<Selectable<OrdersTable>, DerivedColumn>;

export interface OrderLogTable {
  id: GeneratedAlways<number>;
  order_id: number;
  changed_on: InstantColumn;
  changed_by: number;
  change: OrderChange;
  old: JsonColumn<OrderChangeFields>;
  new: JsonColumn<OrderChangeFields>;
}

export interface SavedViewsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  user_id: number;
  name: string;
  shared: boolean;
  /** The query parameters in the address of the order list. */
  query: JsonColumn<Record<string, string>>;
  created_at: InstantColumn;
}

export interface OrderColumnsTable {
  user_id: number;
  /** The columns that the user has hidden. Null: the width of the window decides which columns are shown. */
  hidden: JsonColumn<string[]> | null;
  added: JsonColumn<string[]>;
}

declare module "../../base/database/tables.ts" {
  interface Tables {
    saved_views: SavedViewsTable;
    order_columns: OrderColumnsTable;
    orders: OrdersTable;
    order_log: OrderLogTable;
  }
}
