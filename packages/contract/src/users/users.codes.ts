/** Users who are not people: they create orders on behalf of the provider or the portal (docs/coverage.md D3.12). */
export const systemUser = {
  /** Placements, pickups and withdrawals planned by the provider; customers cannot act on them. */
  provider: 95,
  /** Orders of a cycle, shown as 'System'. */
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
