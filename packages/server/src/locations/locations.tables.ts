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
  /** The contact person is a user or an external contact, never both. */
  contact_user_id: ColumnType<number | null, number | null | undefined>;
  contact_external_id: ColumnType<number | null, number | null | undefined>;
}

export interface UserLocationsTable {
  user_id: number;
  company_id: number;
  location_id: number;
}

declare module "../base/tables.ts" {
  interface Tables {
    locations: LocationsTable;
    user_locations: UserLocationsTable;
  }
}
