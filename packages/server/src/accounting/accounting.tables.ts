import type { BookingSettings } from "@kreislauf/contract/accounting";
import type { Generated } from "kysely";
import type { InstantColumn, JsonColumn } from "../base/base.tables.ts";

export interface DocumentAccountsTable {
  document_id: number;
  company_id: number;
  site_id: number;
  /** Cents; negative if the document lowers what the customer owes. */
  gross_cents: number;
  paid_cents: number;
  due_on: string | null;
  /** When the provider's bookkeeping reported these amounts. */
  reported_at: InstantColumn;
}

export interface DocumentPaymentsTable {
  document_id: number;
  position: number;
  paid_on: string;
  cents: number;
  reference: Generated<string>;
}

export interface BookingSettingsTable {
  company_id: number;
  consultant_number: number;
  client_number: number;
  account_length: number;
  fiscal_year_month: number;
  expense_account: string;
  creditor_account: string;
  tax_keys: JsonColumn<BookingSettings["taxKeys"]>;
  version: Generated<number>;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    document_accounts: DocumentAccountsTable;
    document_payments: DocumentPaymentsTable;
    booking_settings: BookingSettingsTable;
  }
}
