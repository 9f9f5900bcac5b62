import { sheetMediaTypes } from "../base/index.ts";

/** How long amounts are overdue, in days: not yet, 1 to 30, 31 to 60, 61 to 90, longer. */
export const ageingGroups = ["not_due", "to_30", "to_60", "to_90", "over_90"] as const;
export type AgeingGroup = (typeof ageingGroups)[number];

export const statementPageSize = 25;

/** The most open documents of a statement in a file. */
export const maxStatementEntries = 5_000;

export const statementFormats = ["xlsx", "pdf"] as const;
export type StatementFormat = (typeof statementFormats)[number];

export const statementMediaTypes: Readonly<Record<StatementFormat, string>> = {
  xlsx: sheetMediaTypes.xlsx,
  pdf: "application/pdf",
};

/** Documents whose payments one call may report, and payments of one document. */
export const maxReportedDocuments = 500;
export const maxPaymentsOfDocument = 100;
