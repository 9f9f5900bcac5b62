import { type EndpointTable, needsDocuments, permission } from "../base/index.ts";
import { statementMediaTypes } from "./accounts.codes.ts";
import { statement, statementFileQuery, statementQuery } from "./accounts.schema.ts";

const access = needsDocuments(permission.documentManager);

export const accountsApi = {
  accountStatement: {
    method: "GET",
    path: "/accounts/statement",
    summary: "What is open at assigned sites, by age, the longest overdue first",
    access,
    query: statementQuery,
    answer: statement,
    refusals: ["not_found"],
  },
  downloadAccountStatement: {
    method: "GET",
    path: "/accounts/statement/download",
    summary: "The same as a file",
    access,
    query: statementFileQuery,
    answer: { mediaTypes: Object.values(statementMediaTypes) },
    refusals: ["not_found", "statement_too_long"],
  },
} as const satisfies EndpointTable;
