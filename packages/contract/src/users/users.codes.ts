/**
 * Ids of users that are no people: they create orders on behalf of the provider or the portal (docs/coverage.md D3.12).
 */
export const systemUser = {
  /** Creates the placements, pickups and withdrawals that the provider plans; customers cannot act on these. */
  provider: 95,
  /** Creates the orders of cycles; shown as 'System'. */
  system: 96,
} as const;

/** What the lists of users can be sorted by. */
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
