/** Ids of users that are no people: they act on behalf of the provider or the portal (docs/coverage.md D3.12). */
export const systemUser = {
  /** Acts for the provider: creates the placements, pickups and withdrawals that the provider plans, for example. */
  provider: 95,
  /** Acts for the portal: creates the orders of cycles, for example. Shown as 'System'. */
  system: 96,
} as const;

export const userSortKeys = [
  "lastName",
  "email",
  "phone",
  "ebene",
  "group",
  "locations",
  "permissions",
  "invitedUntil",
  "lastSignIn",
] as const;
export type UserSortKey = (typeof userSortKeys)[number];
