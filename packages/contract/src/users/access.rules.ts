import type { Needs, Permission } from "../base/index.ts";

/** What the view "Wer darf was, wo?" answers for, in the order in which it is shown. */
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

/** What each action needs, all of it. The server fills it from its endpoint tables. */
export type AccessTable = Readonly<Record<AccessAction, readonly Needs[]>>;

/** Where an action takes place besides the permissions. */
const places: Readonly<Record<AccessAction, "active_location" | "location" | "company">> = {
  see_location: "active_location",
  read_orders: "location",
  give_orders: "active_location",
  change_agreements: "active_location",
  export_data: "location",
  read_order_documents: "location",
  read_documents: "location",
  store_tires: "active_location",
  manage_locations: "location",
  manage_users: "company",
};

export interface AccessFacts {
  readonly isRegistered: boolean;
  readonly permissions: ReadonlySet<number>;
  readonly isAssigned: boolean;
  readonly isLocationActive: boolean;
  /** The company's documents flag. */
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

/** Yes or no, the rule that decides, and the permissions it is about. */
export interface AccessDecision {
  readonly action: AccessAction;
  readonly allowed: boolean;
  readonly rule: (typeof accessRules)[number];
  readonly permissions: Permission[];
}

/** Whether a person may do something at a site, in the order in which the server refuses (decisions.md section 5). */
export function decideAccess(action: AccessAction, table: AccessTable, facts: AccessFacts): AccessDecision {
  const needs = table[action];
  const place = places[action];
  const isHeld = (right: Permission) => facts.permissions.has(right);
  const all = [...new Set(needs.flatMap(({ anyOf }) => anyOf))];
  const missing = needs.find(({ anyOf }) => !anyOf.some(isHeld));
  const no = (rule: AccessDecision["rule"], permissions: readonly Permission[] = all) => ({
    action,
    allowed: false,
    rule,
    permissions: [...permissions],
  });
  if (!facts.isRegistered) return no("invited");
  if (missing !== undefined) return no("permission_missing", missing.anyOf);
  if (!facts.documentsEnabled && needs.some(({ needsDocuments }) => needsDocuments === true))
    return no("documents_disabled");
  if (place !== "company" && !facts.isAssigned) return no("location_not_assigned");
  if (place === "active_location" && !facts.isLocationActive) return no("location_inactive");
  return { action, allowed: true, rule: "permission_held", permissions: all.filter(isHeld) };
}
