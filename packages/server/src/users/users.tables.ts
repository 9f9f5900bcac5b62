import type { BerlinDate } from "@kreislauf/contract/base";
import type { SecondFactorRule } from "@kreislauf/contract/users";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { InstantColumn } from "../base/base.tables.ts";

export interface CompaniesTable {
  id: GeneratedAlways<number>;
  name: string;
  customer_number: string;
  documents_enabled: Generated<boolean>;
  created_at: InstantColumn;
  second_factor_rule: Generated<SecondFactorRule>;
  /** The first day on which the company's rule for second factors holds; null without a rule. */
  second_factor_from: ColumnType<BerlinDate | null, BerlinDate | null | undefined>;
  /** Since when none of the company's people can sign in; null while the company is active. */
  deactivated_at: ColumnType<string | null, string | null | undefined>;
}

export interface UsersTable {
  id: Generated<number>;
  email: string | null;
  first_name: string;
  last_name: string;
  phone: string | null;
  password_hash: string | null;
  initial_password: Generated<boolean>;
  language: ColumnType<"de" | "en", "de" | "en" | undefined>;
  created_at: InstantColumn;
  /** Last and first name in the form by which people are sorted and searched. */
  sort_key: string;
  password_changed_at: ColumnType<string | null, string | undefined, string>;
  second_factor_offer_from: ColumnType<string | null, undefined, string>;
  next_orders_first: Generated<boolean>;
}

export interface MembershipsTable {
  user_id: number;
  company_id: number;
  permissions: number[];
  order_receipt_confirmation: Generated<boolean>;
  claim_confirmation: Generated<boolean>;
  cancellation_confirmation: Generated<boolean>;
  document_receipt: Generated<boolean>;
  proposal_notice: Generated<boolean>;
  failed_trip_notice: Generated<boolean>;
  claim_answer_notice: Generated<boolean>;
  new_device_notice: Generated<boolean>;
  budget_notice: Generated<boolean>;
  /** Orders of colleagues placed after this time are not mailed yet; null while the digest is switched off. */
  order_digest_from: ColumnType<string | null, string | undefined, string | null>;
  level_id: ColumnType<number | null, number | null | undefined>;
  invited: Generated<boolean>;
  created_at: InstantColumn;
  deleted_at: InstantColumn | null;
  group_id: ColumnType<number | null, number | null | undefined>;
  /** When the person's access to the company began; null if that was not recorded yet at the time. */
  registered_at: ColumnType<string | null, string | null | undefined>;
  /**
   * When the person was given a permission that counts as managing, for which a rule may require a second factor; null
   * if that did not happen after their access began.
   */
  managing_since: ColumnType<string | null, string | null | undefined>;
}

export interface GroupsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  name: string;
  sort_key: string;
  partner_number: string | null;
  created_at: InstantColumn;
}

export interface ExternalContactsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  name: string;
  sort_key: string;
  /** In E.164 format. */
  phone: string;
  email: string | null;
  created_at: InstantColumn;
}

export interface ProfilePicturesTable {
  user_id: number;
  picture: Buffer;
  thumbnail: Buffer;
  changed_at: InstantColumn;
}

export interface UserSitesTable {
  user_id: number;
  company_id: number;
  site_id: number;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    companies: CompaniesTable;
    users: UsersTable;
    memberships: MembershipsTable;
    user_sites: UserSitesTable;
    groups: GroupsTable;
    profile_pictures: ProfilePicturesTable;
    external_contacts: ExternalContactsTable;
  }
}
