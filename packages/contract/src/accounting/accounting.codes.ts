import { sheetMediaTypes } from "../base/index.ts";

/** Groups of open amounts by how many days they are overdue: not yet due, 1 to 30, 31 to 60, 61 to 90, more than 90. */
export const ageingGroups = ["not_due", "to_30", "to_60", "to_90", "over_90"] as const;
export type AgeingGroup = (typeof ageingGroups)[number];

export const statementPageSize = 25;

/** The most open documents that a statement's file lists; with more, the download is refused. */
export const maxStatementEntries = 5_000;

export const statementFormats = ["xlsx", "pdf"] as const;
export type StatementFormat = (typeof statementFormats)[number];

export const statementMediaTypes: Readonly<Record<StatementFormat, string>> = {
  xlsx: sheetMediaTypes.xlsx,
  pdf: "application/pdf",
};

/** The most documents whose payments one call reports. */
export const maxReportedDocuments = 500;
/** The most payments that a call reports for one document. */
export const maxPaymentsOfDocument = 100;
