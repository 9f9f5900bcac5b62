import type { GeneratedAlways } from "kysely";
import type { InstantColumn, JsonColumn } from "../base/base.tables.ts";

/** A change the customer asked for, until the provider has coordinated it with the disposer. */
export interface PendingChange {
  readonly agreementTypeId: number;
  readonly cycleInterval: number | null;
  readonly weekday1: number | null;
  readonly weekday2: number | null;
  /** Instant. */
  readonly requestedOn: string;
}

export interface AgreementsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  location_id: number;
  agreement_number: string;
  offer_id: number;
  agreement_type_id: number;
  waste_type_id: number;
  container_type_id: number;
  status: "requested" | "active" | "ended";
  containers_on_site: number;
  cycle_interval: number | null;
  weekday1: number | null;
  weekday2: number | null;
  cycle_start: string | null;
  pending_change: JsonColumn<PendingChange> | null;
  created_on: InstantColumn;
  ended_on: string | null;
}

declare module "../base/tables.ts" {
  interface Tables {
    agreements: AgreementsTable;
  }
}
