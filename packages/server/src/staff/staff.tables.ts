import type { Language, StaffRole } from "@kreislauf/contract/base";
import type { StaffAction } from "@kreislauf/contract/staff";
import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from "kysely";
import type { InstantColumn } from "../base/base.tables.ts";

export interface StaffTable {
  id: GeneratedAlways<number>;
  email: string;
  first_name: string;
  last_name: string;
  roles: StaffRole[];
  password_hash: string | null;
  language: Generated<Language>;
  second_factor_required: Generated<boolean>;
  totp_secret: Buffer | null;
  totp_confirmed_at: InstantColumn | null;
  /** The time step of the last accepted code. */
  totp_last_step: Generated<number>;
  created_at: InstantColumn;
  locked_at: InstantColumn | null;
  version: Generated<number>;
}
export type StaffRow = Selectable<StaffTable>;

export interface StaffSessionsTable {
  id: string;
  staff_id: number;
  created_at: InstantColumn;
  /** When the session's person last proved their identity. */
  proved_at: InstantColumn;
  idle_until: InstantColumn;
  ends_at: InstantColumn;
  revoked_at: InstantColumn | null;
  device: Generated<string>;
}

/** What a link in a mail is for: setting the first password, or a new one. */
export type StaffLinkPurpose = "invitation" | "reset";

export interface StaffTicketsTable {
  ticket_hash: Buffer;
  staff_id: number;
  purpose: "sign_in" | StaffLinkPurpose;
  expires_at: InstantColumn;
  used_at: InstantColumn | null;
}

export interface StaffPasskeysTable {
  id: GeneratedAlways<number>;
  staff_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  /** The signature counter last seen; 0 for passkeys that do not count. */
  sign_count: number;
  transports: string[];
  name: string;
  created_at: InstantColumn;
  last_used_at: InstantColumn | null;
}
export type NewStaffPasskey = Omit<Insertable<StaffPasskeysTable>, "created_at" | "last_used_at">;

export interface StaffRecoveryCodesTable {
  staff_id: number;
  code_hash: Buffer;
  salt: Buffer;
  created_at: InstantColumn;
  used_at: InstantColumn | null;
}

export interface StaffLogTable {
  id: GeneratedAlways<number>;
  occurred_at: InstantColumn;
  /** Null for the command line and for refused attempts. */
  staff_id: number | null;
  action: StaffAction;
  kind: Generated<string>;
  subject: Generated<string>;
  subject_id: number | null;
  address: Generated<string>;
  /** For an action in a batch of answers: when the batch ended. Null for any other action. */
  batch_ended_at: ColumnType<string | null, string | null | undefined, string | null>;
}

declare module "../base/database/tables.ts" {
  interface Tables {
    staff: StaffTable;
    staff_sessions: StaffSessionsTable;
    staff_tickets: StaffTicketsTable;
    staff_passkeys: StaffPasskeysTable;
    staff_recovery_codes: StaffRecoveryCodesTable;
    staff_log: StaffLogTable;
  }
}
