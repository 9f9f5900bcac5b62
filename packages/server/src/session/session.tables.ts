import type { Factor } from "@kreislauf/contract/session";
import type { Generated, GeneratedAlways } from "kysely";
import type { InstantColumn } from "../base/base.tables.ts";

export interface SessionsTable {
  id: string;
  user_id: number;
  company_id: number;
  refresh_hash: Buffer;
  parent_hash: Buffer | null;
  rotated_at: InstantColumn;
  created_at: InstantColumn;
  idle_until: InstantColumn;
  ends_at: InstantColumn;
  revoked_at: InstantColumn | null;
  device: Generated<string>;
  factors: Generated<Factor[]>;
  /** When the person last proved who they are. */
  proved_at: InstantColumn;
}

export interface LoginTicketsTable {
  ticket_hash: Buffer;
  user_id: number;
  expires_at: InstantColumn;
  /** What is missing before the session opens. */
  step: Generated<"second_factor" | "company">;
  factors: Generated<Factor[]>;
}

export interface AuthenticatorAppsTable {
  user_id: number;
  secret: Buffer;
  created_at: InstantColumn;
  confirmed_at: InstantColumn | null;
  /** The time step of the last accepted code. */
  last_step: Generated<number>;
}

export interface PasskeysTable {
  id: GeneratedAlways<number>;
  user_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  /** The signature counter last seen; 0 of those that do not count. */
  sign_count: number;
  transports: string[];
  name: string;
  created_at: InstantColumn;
  last_used_at: InstantColumn | null;
}

export interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  purpose: "add" | "sign_in" | "second_factor" | "proof";
  /** The hash of the login ticket, or the session. */
  belongs_to: string;
  user_id: number | null;
  expires_at: InstantColumn;
}

export interface RecoveryCodesTable {
  user_id: number;
  code_hash: Buffer;
  salt: Buffer;
  created_at: InstantColumn;
  used_at: InstantColumn | null;
}

export interface TrustedDevicesTable {
  token_hash: Buffer;
  user_id: number;
  created_at: InstantColumn;
  expires_at: InstantColumn;
}

export interface SignInFailuresTable {
  subject: string;
  failures: number;
  counting_since: InstantColumn;
  locked_until: InstantColumn | null;
}

export interface OneTimeLinksTable {
  token_hash: Buffer;
  kind: "invitation" | "reset";
  user_id: number;
  company_id: number | null;
  created_at: InstantColumn;
  expires_at: InstantColumn;
  used_at: InstantColumn | null;
  replaced_at: InstantColumn | null;
}

export interface LinkRequestsTable {
  id: GeneratedAlways<number>;
  kind: "invitation" | "reset";
  email: string | null;
  token_hash: Buffer | null;
  requested_at: InstantColumn;
}

export interface MaintenanceTable {
  only_row: Generated<boolean>;
  /** Counts announcements, beginnings and ends. */
  id: Generated<number>;
  active: boolean;
  /** Of an announced maintenance. */
  start_date: InstantColumn | null;
  end_date: InstantColumn | null;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    sessions: SessionsTable;
    login_tickets: LoginTicketsTable;
    authenticator_apps: AuthenticatorAppsTable;
    passkeys: PasskeysTable;
    passkey_challenges: PasskeyChallengesTable;
    recovery_codes: RecoveryCodesTable;
    trusted_devices: TrustedDevicesTable;
    sign_in_failures: SignInFailuresTable;
    one_time_links: OneTimeLinksTable;
    link_requests: LinkRequestsTable;
    maintenance: MaintenanceTable;
  }
}
