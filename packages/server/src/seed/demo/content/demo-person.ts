import type { LevelId } from "@kreislauf/contract/users";
import type { DemoCompanyKey } from "./demo-companies.ts";

/** What a person may do for one company, and at which of its sites: all, those named, or those of some Länder. */
export interface DemoMembership {
  readonly company: DemoCompanyKey;
  readonly permissions: readonly number[];
  readonly sites: "all" | readonly string[] | { readonly lands: readonly string[] };
  readonly level?: LevelId;
  /** One of the company's groups, by its name. */
  readonly group?: string;
}

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** E.164. */
  readonly phone: string;
  readonly memberships: readonly DemoMembership[];
  readonly initialPassword?: true;
}
