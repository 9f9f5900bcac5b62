import type {
  OrderPrice,
  Price,
  PriceReaders,
  ReferenceField,
  ReferenceRules,
} from "@kreislauf/contract/purchasing";
import type { Generated, GeneratedAlways, Selectable } from "kysely";
import type { InstantColumn, JsonColumn } from "../base/base.tables.ts";

export interface PriceListsTable {
  agreement_id: number;
  company_id: number;
  valid_from: string;
  version: string;
  terms: Generated<string>;
  prices: JsonColumn<readonly Price[]>;
}

export interface OrderPricesTable {
  order_id: number;
  company_id: number;
  price: JsonColumn<OrderPrice>;
  priced_at: InstantColumn;
}

export interface ReferenceEntriesTable {
  id: GeneratedAlways<number>;
  company_id: number;
  field: ReferenceField;
  code: string;
  name: Generated<string>;
  ends_on: string | null;
  amount_cents: number | null;
  closed: Generated<boolean>;
  version: Generated<number>;
  changed_by: Generated<number>;
  changed_on: InstantColumn;
}

export type ReferenceRow = Selectable<ReferenceEntriesTable>;

export interface ReferencePoliciesTable {
  company_id: number;
  rules: JsonColumn<ReferenceRules>;
  version: Generated<number>;
}

export interface PricePoliciesTable {
  company_id: number;
  readers: PriceReaders;
  version: Generated<number>;
}

export interface SiteReferencesTable {
  site_id: number;
  company_id: number;
  customer_order_number: Generated<string>;
  cost_centre: Generated<string>;
  project: Generated<string>;
}

export type SiteReferencesRow = Selectable<SiteReferencesTable>;

declare module "../base/database/tables.ts" {
  interface Tables {
    price_lists: PriceListsTable;
    order_prices: OrderPricesTable;
    reference_entries: ReferenceEntriesTable;
    reference_policies: ReferencePoliciesTable;
    price_policies: PricePoliciesTable;
    site_references: SiteReferencesTable;
  }
}
