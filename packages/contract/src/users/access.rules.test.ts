import { expect, test } from "vitest";
import { needs, needsDocuments } from "../base/index.ts";
import { type AccessFacts, type AccessTable, decideAccess } from "./access.rules.ts";

const table: AccessTable = {
  see_location: [needs(11)],
  read_orders: [needs(13, 14)],
  give_orders: [needs(14)],
  change_agreements: [needs(13)],
  export_data: [needs(16)],
  read_order_documents: [needsDocuments(24, 23), needs(13, 14)],
  read_documents: [needsDocuments(24)],
  store_tires: [needs(14, 22)],
  manage_locations: [needs(22)],
  manage_users: [needs(17)],
};
const facts = (change: Partial<AccessFacts> & { rights?: readonly number[] } = {}): AccessFacts => ({
  isRegistered: true,
  permissions: new Set(change.rights ?? [11, 14]),
  isAssigned: true,
  isSiteActive: true,
  documentsEnabled: true,
  ...change,
});

test.each([
  ["see_location", facts(), "permission_held", [11]],
  ["give_orders", facts(), "permission_held", [14]],
  ["read_orders", facts(), "permission_held", [14]],
  ["read_orders", facts({ rights: [11, 13, 14] }), "permission_held", [13, 14]],
  ["read_orders", facts({ rights: [11] }), "permission_missing", [13, 14]],
  ["change_agreements", facts(), "permission_missing", [13]],
  ["give_orders", facts({ isAssigned: false }), "location_not_assigned", [14]],
  ["give_orders", facts({ isSiteActive: false }), "location_inactive", [14]],
  // Orders of a site that became inactive stay readable.
  ["read_orders", facts({ isSiteActive: false }), "permission_held", [14]],
  ["see_location", facts({ isSiteActive: false }), "location_inactive", [11]],
  ["manage_locations", facts({ rights: [22], isSiteActive: false }), "permission_held", [22]],
  ["manage_locations", facts({ rights: [22], isAssigned: false }), "location_not_assigned", [22]],
  ["store_tires", facts({ rights: [11, 22] }), "permission_held", [22]],
  ["export_data", facts({ rights: [11, 16] }), "permission_held", [16]],
  ["export_data", facts({ rights: [11, 14] }), "permission_missing", [16]],
  // Data of an inactive site stay readable in exports and documents, too.
  ["export_data", facts({ rights: [16], isSiteActive: false }), "permission_held", [16]],
  ["export_data", facts({ rights: [16], isAssigned: false }), "location_not_assigned", [16]],
  ["read_documents", facts({ rights: [24] }), "permission_held", [24]],
  ["read_documents", facts({ rights: [23] }), "permission_missing", [24]],
  ["read_documents", facts({ rights: [24], isSiteActive: false }), "permission_held", [24]],
  ["read_documents", facts({ rights: [24], documentsEnabled: false }), "documents_disabled", [24]],
  ["read_documents", facts({ rights: [11], documentsEnabled: false }), "permission_missing", [24]],
  // Reading an order's documents also needs the right to read the order.
  ["read_order_documents", facts({ rights: [11, 14, 23] }), "permission_held", [23, 14]],
  ["read_order_documents", facts({ rights: [23] }), "permission_missing", [13, 14]],
  ["read_order_documents", facts({ rights: [14] }), "permission_missing", [24, 23]],
  [
    "read_order_documents",
    facts({ rights: [13, 24], isAssigned: false }),
    "location_not_assigned",
    [24, 23, 13, 14],
  ],
  // Managing users concerns the company, not a site.
  ["manage_users", facts({ rights: [17], isAssigned: false }), "permission_held", [17]],
  ["give_orders", facts({ isRegistered: false }), "invited", [14]],
  // A missing permission is reported before a missing site.
  ["change_agreements", facts({ isAssigned: false }), "permission_missing", [13]],
] as const)("%s: %o is decided by %s", (action, given, rule, permissions) => {
  expect(decideAccess(action, table, given)).toEqual({
    action,
    allowed: rule === "permission_held",
    rule,
    permissions,
  });
});
