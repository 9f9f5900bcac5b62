import type { Factor } from "@kreislauf/contract/session";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { InstantColumn } from "../base/base.tables.ts";

/** The account at a company's identity provider through which a person signed in. */
export interface CompanyAccount {
  /** The company that uses the identity provider. */
  readonly companyId: number;
  readonly issuer: string;
  readonly subject: string;
  /** Id of the session at the identity provider; null if it sends none. */
  readonly sessionId: string | null;
  /** ISO instant at which the person signed in at the identity provider; null if it does not say. */
  readonly authenticatedAt: string | null;
}
type CompanyAccountColumn = ColumnType<CompanyAccount, string | undefined, string>;

/** The claims of a checked id token. */
export interface IdentityClaims {
  readonly subject: string;
  readonly sessionId: string | null;
  /** ISO instant at which the person signed in at the identity provider; null if it does not say. */
  readonly authenticatedAt: string | null;
  /** The e-mail address in lower case; null unless the identity provider has verified it. */
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** The groups of the person, from the claim that the company's settings name; empty if they name none. */
  readonly groups: readonly string[];
}

export interface CompanySignInsTable {
  company_id: number;
  issuer: string;
  client_id: string;
  client_secret: string;
  required: Generated<boolean>;
  emergency_user_id: number | null;
  internal: Generated<boolean>;
  provisions: Generated<boolean>;
  permissions: Generated<number[]>;
  group_id: number | null;
  group_claim: string | null;
  created_at: InstantColumn;
}

export interface CompanySignInDomainsTable {
  domain: string;
  company_id: number;
}

export interface CompanyIdentitiesTable {
  issuer: string;
  subject: string;
  user_id: number;
  bound_at: InstantColumn;
}

export interface CompanySignInAttemptsTable {
  state_hash: Buffer;
  company_id: number;
  proof_session_id: string | null;
  browser_hash: Buffer;
  nonce: string;
  code_verifier: string;
  expires_at: InstantColumn;
  answered_at: InstantColumn | null;
  ticket_hash: Buffer | null;
  claims: ColumnType<IdentityClaims | null, string | null | undefined, string | null>;
}

/** The browsers in which a person has signed in. */
export interface KnownBrowsersTable {
  user_id: number;
  browser_hash: Buffer;
  last_used_at: InstantColumn;
}

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
  /** When the person last proved their identity. */
  proved_at: InstantColumn;
  company_account: CompanyAccountColumn | null;
}

export interface LoginTicketsTable {
  ticket_hash: Buffer;
  user_id: number;
  expires_at: InstantColumn;
  /** The step that is missing before the session opens. */
  step: Generated<"second_factor" | "company">;
  factors: Generated<Factor[]>;
  company_account: CompanyAccountColumn | null;
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
  /** The last signature counter; 0 for authenticators that do not count. */
  sign_count: number;
  transports: string[];
  name: string;
  created_at: InstantColumn;
  last_used_at: InstantColumn | null;
}

type PersonPurpose = "add" | "sign_in" | "second_factor" | "proof";
type StaffPurpose = "staff_add" | "staff_sign_in" | "staff_second_factor" | "staff_set_up" | "staff_proof";

export interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  purpose: PersonPurpose | StaffPurpose;
  /** What the challenge belongs to: the hash of a login ticket or the id of a session; empty for a sign-in. */
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
  kind: "invitation" | "reset" | "staff_reset";
  email: string | null;
  token_hash: Buffer | null;
  requested_at: InstantColumn;
}

export interface MaintenanceTable {
  only_row: Generated<boolean>;
  /** Number of the state: counts up with every announcement, beginning and end. */
  id: Generated<number>;
  active: boolean;
  /** When an announced maintenance starts; null if none is announced or its start is not known. */
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
    company_sign_ins: CompanySignInsTable;
    company_sign_in_domains: CompanySignInDomainsTable;
    company_identities: CompanyIdentitiesTable;
    company_sign_in_attempts: CompanySignInAttemptsTable;
    known_browsers: KnownBrowsersTable;
  }
}
