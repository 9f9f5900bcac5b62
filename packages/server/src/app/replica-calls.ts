/**
 * The calls that a read replica may answer if `DATABASE_READ_URL` names one: lists and statistics, which read much and
 * write nothing. A call that decides something reads the primary database.
 */
export const replicaCalls: ReadonlySet<string> = new Set([
  "listAllOrders",
  "listOrders",
  "filterOptions",
  "listDocuments",
  "calendarPickups",
  "wasteStatistics",
  "statisticsReferences",
  "wasteBalance",
  "balanceReceipts",
  "register",
  "sitesOrderInfo",
  "listSites",
  "deactivatedLocations",
  "auditLog",
]);
