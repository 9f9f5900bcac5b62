/** Users who are no persons: they create orders on the provider's side (decisions.md section 3). */
export const systemUser = {
  /** Placements, pickups and removals that the provider plans; no customer action applies to them. */
  provider: 95,
  /** Orders of a cycle, shown as 'System'. */
  cycle: 96,
} as const;
