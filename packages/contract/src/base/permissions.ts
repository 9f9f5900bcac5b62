/** Permission ids of product.md section 6. */
export const permission = {
  defaultUser: 11,
  agreementManager: 13,
  orderManager: 14,
  fileExportManager: 16,
  userManager: 17,
  locationManager: 22,
  documentViewer: 23,
  documentManager: 24,
} as const;

export type Permission = (typeof permission)[keyof typeof permission];

/** User roles and company-level roles, which invitations name apart (product.md section 6). */
export const userPermissions = [
  permission.defaultUser,
  permission.agreementManager,
  permission.orderManager,
  permission.fileExportManager,
  permission.userManager,
] as const;
export const companyPermissions = [
  permission.locationManager,
  permission.documentViewer,
  permission.documentManager,
] as const;

/** One of the permissions named, and where it says so the company's documents flag. */
export interface Needs {
  readonly anyOf: readonly Permission[];
  readonly needsDocuments?: true;
}

/**
 * Who may call an endpoint: anybody, anybody signed in, whoever holds one of the named permissions, or a machine
 * whose API key has the named scope. `account` is signed in too, and stays open while the initial password has not
 * been changed.
 */
export type Access = "public" | "account" | Needs | { readonly scope: string };

export const needs = (...anyOf: readonly Permission[]): Needs => ({ anyOf });

export const needsDocuments = (...anyOf: readonly Permission[]): Needs => ({ anyOf, needsDocuments: true });

export interface Rights {
  readonly permissions: ReadonlySet<number>;
  /** The company's documents flag. */
  readonly documentsEnabled: boolean;
}

export function isPermitted(access: Access, { permissions, documentsEnabled }: Rights): boolean {
  if (access === "public" || access === "account") return true;
  if (!("anyOf" in access) || !access.anyOf.some((wanted) => permissions.has(wanted))) return false;
  return documentsEnabled || access.needsDocuments !== true;
}
