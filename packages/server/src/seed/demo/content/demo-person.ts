import type { LevelId } from "@kreislauf/contract/users";
import type { DemoCompanyKey } from "./demo-companies.ts";

/** What a person may do in one company, and at which of its sites: all, the named ones, or those in some Länder. */
export interface DemoMembership {
  readonly company: DemoCompanyKey;
  readonly permissions: readonly number[];
  readonly sites: "all" | readonly string[] | { readonly lands: readonly string[] };
  readonly level?: LevelId;
  /** The name of one of the company's groups. */
  readonly group?: string;
}

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** In E.164 format. */
  readonly phone: string;
  readonly memberships: readonly DemoMembership[];
  readonly initialPassword?: true;
}
