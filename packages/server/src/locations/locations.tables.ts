import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { InstantColumn } from "../base/base.tables.ts";

/** How a driver gets in; what is not known is left out. */
export interface SiteAccess {
  readonly openingHours?: string;
  readonly gateWidth?: string;
  readonly gateHeight?: string;
  readonly driverHints?: string;
}

export interface LocationsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  active: Generated<boolean>;
  alias: string;
  location_order_number: string | null;
  street: string;
  house_number: string;
  zip: string;
  city: string;
  land: string;
  assumption_day_holiday: Generated<boolean>;
  corpus_christi_holiday: Generated<boolean>;
  lat: number | null;
  lon: number | null;
  sort_key: string;
  contract_number: string | null;
  partner_number: string | null;
  ship_to_number: string | null;
  order_numbers: Generated<string[]>;
  gln_number: string | null;
  access: ColumnType<SiteAccess, string | undefined, string>;
  disposer: Generated<string>;
  created_at: InstantColumn;
  group_id: ColumnType<number | null, number | null | undefined>;
  /** Alias; city and street; both folded. */
  name_key: string;
  place_key: string;
  /** Equal for equal addresses, however they are written. */
  address_key: string;
  /** The latest of creation and reactivation. */
  activated_at: InstantColumn;
  /** The contact person is a user or an external contact, never both. */
  contact_user_id: ColumnType<number | null, number | null | undefined>;
  contact_external_id: ColumnType<number | null, number | null | undefined>;
}

export interface UserLocationsTable {
  user_id: number;
  company_id: number;
  location_id: number;
}

export interface LocationDeactivationsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  location_id: number;
  deactivated_at: InstantColumn;
  deactivated_by: number;
  read_at: InstantColumn | null;
  read_by: number | null;
}

export interface LocationSketchesTable {
  id: GeneratedAlways<number>;
  company_id: number;
  location_id: number;
  file_id: number;
  file_name: string;
  created_by: number;
  created_at: InstantColumn;
}

export interface CompanyNumbersTable {
  company_id: number;
  kind: "contract" | "partner" | "ship_to";
  number: string;
}

export interface TireTypesTable {
  id: GeneratedAlways<number>;
  company_id: number;
  description: string;
  sort_key: string;
}

export interface TireEntriesTable {
  id: GeneratedAlways<number>;
  company_id: number;
  location_id: number;
  tire_type_id: number;
  /** Negative for tires that went. */
  amount: number;
  stored_on: string;
  note: Generated<string>;
  created_by: number;
  created_at: InstantColumn;
}

declare module "../base/tables.ts" {
  interface Tables {
    locations: LocationsTable;
    user_locations: UserLocationsTable;
    location_deactivations: LocationDeactivationsTable;
    location_sketches: LocationSketchesTable;
    company_numbers: CompanyNumbersTable;
    tire_types: TireTypesTable;
    tire_entries: TireEntriesTable;
  }
}
