import { type EndpointTable, needs, permission } from "../base/index.ts";
import { auditLog, auditQuery } from "./audit.schema.ts";

export const auditApi = {
  auditLog: {
    method: "GET",
    path: "/audit-log",
    summary: "Sign-ins, changes of rights, master data and exports of the company, the newest first",
    access: needs(permission.userManager),
    query: auditQuery,
    answer: auditLog,
  },
} as const satisfies EndpointTable;
