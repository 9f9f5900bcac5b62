/** Permission ids (docs/coverage.md 6.1). */
export const permission = {
  defaultUser: 11,
  agreementManager: 13,
  orderManager: 14,
  fileExportManager: 16,
  userManager: 17,
  siteManager: 22,
  documentViewer: 23,
  documentManager: 24,
  approver: 25,
  purchaser: 26,
} as const;

export type Permission = (typeof permission)[keyof typeof permission];

/** The user-level permissions; invitations list them apart from the company-level ones (docs/coverage.md D5.6). */
export const userPermissions = [
  permission.defaultUser,
  permission.agreementManager,
  permission.orderManager,
  permission.fileExportManager,
  permission.userManager,
] as const;
export const companyPermissions = [
  permission.siteManager,
  permission.documentViewer,
  permission.documentManager,
  permission.approver,
  permission.purchaser,
] as const;

/**
 * Access for holders of at least one of these permissions; with `needsDocuments`, only if people of the company may see
 * documents at all.
 */
export interface Needs {
  readonly anyOf: readonly Permission[];
  readonly needsDocuments?: true;
}

/** The scopes that an API key can have. */
export const providerScopes = [
  "companies:write",
  "sites:read",
  "sites:write",
  "events:read",
  "orders:read",
  "orders:write",
  "claims:write",
  "placements:write",
  "agreements:read",
  "agreements:write",
  "inquiries:read",
  "inquiries:write",
  "catalog:write",
  "documents:write",
  "proofs:read",
  "proofs:write",
  "announcements:write",
  "maintenance:write",
] as const;
export type ProviderScope = (typeof providerScopes)[number];

/** The roles of the provider's staff. */
export const staffRoles = ["dispatch", "claims", "documents", "master_data", "administration"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Access for staff with one of these roles. */
export interface StaffAccess {
  readonly staff: readonly StaffRole[];
  /**
   * Whether the call works even if the session has been idle too long: for proving one's identity, and for signing out.
   */
  readonly whileIdle?: true;
}

export const needsRole = (...staff: readonly StaffRole[]): StaffAccess => ({ staff });

/**
 * Who may call an endpoint: anybody (`public`), everybody who is signed in, even before they have changed an initial
 * password (`account`), holders of one of the named permissions, a machine whose API key has the named scope, or
 * members of the provider's staff with one of the named roles.
 */
export type Access = "public" | "account" | Needs | { readonly scope: ProviderScope } | StaffAccess;

export const needs = (...anyOf: readonly Permission[]): Needs => ({ anyOf });

export const needsDocuments = (...anyOf: readonly Permission[]): Needs => ({ anyOf, needsDocuments: true });

export interface Rights {
  readonly permissions: ReadonlySet<number>;
  /** Whether people of the company may see documents at all. */
  readonly documentsEnabled: boolean;
}

export function isPermitted(access: Access, { permissions, documentsEnabled }: Rights): boolean {
  if (access === "public" || access === "account") return true;
  if (!("anyOf" in access) || !access.anyOf.some((wanted) => permissions.has(wanted))) return false;
  return documentsEnabled || access.needsDocuments !== true;
}
