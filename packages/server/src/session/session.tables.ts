import type { Generated } from "kysely";
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
}

export interface LoginTicketsTable {
  ticket_hash: Buffer;
  user_id: number;
  expires_at: InstantColumn;
}

export interface SignInFailuresTable {
  subject: string;
  failures: number;
  counting_since: InstantColumn;
  locked_until: InstantColumn | null;
}

declare module "../base/tables.ts" {
  interface Tables {
    sessions: SessionsTable;
    login_tickets: LoginTicketsTable;
    sign_in_failures: SignInFailuresTable;
  }
}
