import type { OrderPrice, Price } from "@kreislauf/contract/purchasing";
import type { Generated } from "kysely";
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

declare module "../base/database/tables.ts" {
  interface Tables {
    price_lists: PriceListsTable;
    order_prices: OrderPricesTable;
  }
}
