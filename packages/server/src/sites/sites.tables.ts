import type { Land } from "@kreislauf/contract/catalog";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { InstantColumn } from "../base/base.tables.ts";

/** How a driver gets into a site. Parts that nobody entered are left out. */
export interface SiteAccess {
  readonly openingHours?: string;
  readonly gateWidth?: string;
  readonly gateHeight?: string;
  readonly driverHints?: string;
}

export interface SitesTable {
  id: GeneratedAlways<number>;
  company_id: number;
  active: Generated<boolean>;
  alias: string;
  site_order_number: string | null;
  street: string;
  house_number: string;
  zip: string;
  city: string;
  land: Land;
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
  /** The alias, in the form in which it is sorted and searched. */
  name_key: string;
  /** City, street and house number, in the same form as `name_key`. */
  place_key: string;
  /** The postal address in a form that is equal for different spellings of the same address. */
  address_key: string;
  /** The time of the last reactivation or, before any, of the creation. */
  activated_at: InstantColumn;
  /** The user who is the contact person; null if it is an external contact or nobody. */
  contact_user_id: ColumnType<number | null, number | null | undefined>;
  /** The external contact who is the contact person; null if it is a user or nobody. */
  contact_external_id: ColumnType<number | null, number | null | undefined>;
}

export interface FavouriteSitesTable {
  user_id: number;
  site_id: number;
  created_at: InstantColumn;
}

export interface SiteDeactivationsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  site_id: number;
  deactivated_at: InstantColumn;
  deactivated_by: number;
  read_at: InstantColumn | null;
  read_by: number | null;
}

export interface SiteSketchesTable {
  id: GeneratedAlways<number>;
  company_id: number;
  site_id: number;
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
  site_id: number;
  tire_type_id: number;
  /** Number of tires; negative for tires taken away. */
  amount: number;
  stored_on: string;
  note: Generated<string>;
  created_by: number;
  created_at: InstantColumn;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    sites: SitesTable;
    favourite_sites: FavouriteSitesTable;
    site_deactivations: SiteDeactivationsTable;
    site_sketches: SiteSketchesTable;
    company_numbers: CompanyNumbersTable;
    tire_types: TireTypesTable;
    tire_entries: TireEntriesTable;
  }
}
