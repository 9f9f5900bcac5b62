import type { Needs, Permission } from "../base/index.ts";

/** The actions of the view "Wer darf was, wo?", in the sequence in which they are shown. */
export const accessActions = [
  "see_location",
  "read_orders",
  "give_orders",
  "change_agreements",
  "export_data",
  "read_order_documents",
  "read_documents",
  "store_tires",
  "manage_locations",
  "manage_users",
] as const;
export type AccessAction = (typeof accessActions)[number];

/**
 * The permissions that each action needs: every entry of its list must be met. The server derives them from its
 * endpoint tables.
 */
export type AccessTable = Readonly<Record<AccessAction, readonly Needs[]>>;

/**
 * Where each action takes place, which decides what it needs besides the permissions: an assigned active site, any
 * assigned site, or no site at all.
 */
const actionScopes: Readonly<Record<AccessAction, "active_site" | "site" | "company">> = {
  see_location: "active_site",
  read_orders: "site",
  give_orders: "active_site",
  change_agreements: "active_site",
  export_data: "site",
  read_order_documents: "site",
  read_documents: "site",
  store_tires: "active_site",
  manage_locations: "site",
  manage_users: "company",
};

export interface AccessFacts {
  readonly isRegistered: boolean;
  readonly permissions: ReadonlySet<number>;
  readonly isAssigned: boolean;
  readonly isSiteActive: boolean;
  /** Whether people of the company may see documents at all. */
  readonly documentsEnabled: boolean;
}

export const accessRules = [
  "invited",
  "permission_missing",
  "documents_disabled",
  "location_not_assigned",
  "location_inactive",
  "permission_held",
] as const;

/** Whether an action is allowed, the rule that decided, and the permissions that matter for it. */
export interface AccessDecision {
  readonly action: AccessAction;
  readonly allowed: boolean;
  readonly rule: (typeof accessRules)[number];
  readonly permissions: Permission[];
}

/**
 * Whether a person may do something at a site. The rules are checked in the same sequence as on the server
 * (docs/coverage.md D5.1).
 */
export function decideAccess(action: AccessAction, table: AccessTable, facts: AccessFacts): AccessDecision {
  const needs = table[action];
  const place = actionScopes[action];
  const isHeld = (right: Permission) => facts.permissions.has(right);
  const all = [...new Set(needs.flatMap(({ anyOf }) => anyOf))];
  const missing = needs.find(({ anyOf }) => !anyOf.some(isHeld));
  const denied = (rule: AccessDecision["rule"], permissions: readonly Permission[] = all) => ({
    action,
    allowed: false,
    rule,
    permissions: [...permissions],
  });
  if (!facts.isRegistered) return denied("invited");
  if (missing !== undefined) return denied("permission_missing", missing.anyOf);
  if (!facts.documentsEnabled && needs.some(({ needsDocuments }) => needsDocuments === true))
    return denied("documents_disabled");
  if (place !== "company" && !facts.isAssigned) return denied("location_not_assigned");
  if (place === "active_site" && !facts.isSiteActive) return denied("location_inactive");
  return { action, allowed: true, rule: "permission_held", permissions: all.filter(isHeld) };
}
