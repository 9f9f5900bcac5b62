import { type EndpointTable, needs, permission, sheetMediaTypes } from "../base/index.ts";
import { auditFilter, auditLog, auditQuery } from "./audit.schema.ts";

export const auditApi = {
  auditLog: {
    method: "GET",
    path: "/audit-log",
    summary: "Sign-ins, changes of rights, master data and exports of the company, the newest first",
    access: needs(permission.userManager),
    query: auditQuery,
    answer: auditLog,
  },
  exportAudit: {
    method: "GET",
    path: "/audit-log/download",
    summary: "The entries that the same filter leaves, as csv",
    access: needs(permission.userManager),
    needsRecentIdentityProof: true,
    query: auditFilter,
    answer: { mediaTypes: [sheetMediaTypes.csv] },
  },
} as const satisfies EndpointTable;
