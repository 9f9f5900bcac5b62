/** The start of the query keys for the person's own account. */
export const ownAccountKey = ["own account"] as const;
