/** What concerns one's own account. */
export const ownAccountKey = ["own account"] as const;
