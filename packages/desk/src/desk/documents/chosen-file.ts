import { type BerlinDate, lastDayOfMonth } from "@kreislauf/contract/base";
import {
  type DeskDocumentFinding,
  type DocumentName,
  minCorrectionReason,
  readDocumentAmount,
  readDocumentPeriod,
} from "@kreislauf/contract/desk";
import type { DocumentType } from "@kreislauf/contract/documents";
import { writtenPeriod } from "./written-values.ts";

/** A chosen file, with what is known of the document in it. */
export interface ChosenFile {
  readonly key: string;
  readonly file: File;
  readonly contentHash: string;
  /** Why the file can never be published; null if nothing stands in the way. */
  readonly problem: "document_unusable" | "document_encrypted" | "document_too_large" | null;
  /** What the file's name says of the document. */
  readonly read: DocumentName;
  readonly type: DocumentType | null;
  readonly number: string;
  readonly customerNumber: string | null;
  /** The customer that the person chose in the row; null until then. */
  readonly companyId: number | null;
  /** The site number in the file's name or in a table; null if neither names one. */
  readonly siteNumber: string | null;
  /** The site chosen in this row, or for another file of the same customer; null until then. */
  readonly siteId: number | null;
  readonly period: string;
  /** The date that a table gives for this file; null if none does: `dateOf` then computes it. */
  readonly date: BerlinDate | null;
  /** The net amount in euros as typed, or as a table gives it; empty if there is none. */
  readonly amount: string;
  /** The order number as typed, or as a table gives it; null if nobody has typed one and no table gives one. */
  readonly orderNumber: string | null;
  readonly correctsNumber: string;
  /** Why the file replaces a published document. */
  readonly reason: string;
  /** What the server knows of the document; null until the server has checked the row. */
  readonly finding: DeskDocumentFinding | null;
  /** Why the server refused to publish the file; null without a refusal. */
  readonly refusal: string | null;
}

/** What a row may lack, in the order of its columns. `isMissing` says when a row lacks it. */
const neededParts = ["type", "number", "customer", "site", "period", "amount", "corrects"] as const;
type NeededPart = (typeof neededParts)[number];

/** What a row still lacks. The reason is lacking only where the file replaces a published document. */
export type MissingPart = NeededPart | "reason";

export type FileState =
  | { readonly kind: "unusable"; readonly problem: NonNullable<ChosenFile["problem"]> }
  | { readonly kind: "checking" }
  | { readonly kind: "incomplete"; readonly missing: readonly MissingPart[] }
  | { readonly kind: "elsewhere" }
  | { readonly kind: "uncorrectable" }
  | { readonly kind: "unchanged" }
  | { readonly kind: "replaces" }
  | { readonly kind: "ready" };

export const hasAmount = (type: DocumentType | null): boolean => type !== "service_receipt";
export const cancels = (type: DocumentType | null): boolean =>
  type === "cancellation_invoice" || type === "cancellation_credit_note";

/** The customer that a row will be published for; null while unknown. */
export const companyIdOf = ({ companyId, finding }: ChosenFile): number | null =>
  companyId ?? finding?.companyId ?? null;
/** The site that a row will be published for; null while unknown. */
export const siteIdOf = ({ siteId, finding }: ChosenFile): number | null => siteId ?? finding?.siteId ?? null;

const isMissing: Readonly<Record<NeededPart, (row: ChosenFile) => boolean>> = {
  type: ({ type }) => type === null,
  number: ({ number }) => number.trim() === "",
  customer: (row) => companyIdOf(row) === null,
  // Lacking only once the customer is known: the site is chosen among the customer's.
  site: (row) => companyIdOf(row) !== null && siteIdOf(row) === null,
  period: ({ period }) => readDocumentPeriod(period).month === null,
  amount: ({ type, amount }) => type !== null && hasAmount(type) && readDocumentAmount(amount) === null,
  corrects: ({ type, correctsNumber }) => cancels(type) && correctsNumber.trim() === "",
};

/** Whether neither type, number nor customer of the document is known. */
export const isUnknown = (row: ChosenFile): boolean =>
  row.type === null && row.number.trim() === "" && companyIdOf(row) === null;

/**
 * Whether the row holds more than the file's name says: anything chosen, typed or taken from a table, which is lost
 * when the row is discarded.
 */
export const isWorkedOn = (row: ChosenFile): boolean =>
  row.companyId !== null ||
  row.siteId !== null ||
  row.type !== row.read.type ||
  row.number !== (row.read.number ?? "") ||
  row.period !== writtenPeriod(row.read.date ?? row.read.month) ||
  row.customerNumber !== row.read.customer ||
  row.siteNumber !== row.read.site ||
  row.date !== null ||
  [row.amount, row.orderNumber, row.correctsNumber, row.reason].some(Boolean);

/** What can be done with a file, as its row is now. */
export function stateOf(row: ChosenFile): FileState {
  if (row.problem !== null) return { kind: "unusable", problem: row.problem };
  if (row.finding === null) return { kind: "checking" };
  const { existing } = row.finding;
  const amount = readDocumentAmount(row.amount);
  const hasSameAmount = amount === null || Math.abs(amount) === Math.abs(existing?.netAmount ?? amount);
  if (existing?.hasSameContent === true && hasSameAmount) return { kind: "unchanged" };
  const missing = neededParts.filter((part) => isMissing[part](row));
  if (missing.length > 0) return { kind: "incomplete", missing };
  if (existing === null) return { kind: "ready" };
  if (existing.siteId !== siteIdOf(row)) return { kind: "elsewhere" };
  if (!existing.isCorrectable) return { kind: "uncorrectable" };
  if (row.reason.trim().length < minCorrectionReason) return { kind: "incomplete", missing: ["reason"] };
  return { kind: "replaces" };
}

export const isPublishable = (row: ChosenFile): boolean => /^(?:ready|replaces)$/.test(stateOf(row).kind);
/**
 * Whether the file replaces a published document of the same number, because content or amount differ. Such a file
 * needs a reason.
 */
export const isReplacement = (row: ChosenFile): boolean =>
  row.finding?.existing?.isCorrectable === true && stateOf(row).kind !== "unchanged";
export const needsAttention = (row: ChosenFile): boolean =>
  !/^(?:ready|replaces|unchanged|checking)$/.test(stateOf(row).kind);

/**
 * The document's date: the one a table gives, else the day in `period`, else the last day of the month in `period`, but
 * at most today. Today if `period` cannot be read.
 */
export function dateOf({ date, period }: ChosenFile, today: BerlinDate): BerlinDate {
  const { month, date: day } = readDocumentPeriod(period);
  if (date !== null) return date;
  const end = day ?? (month === null ? today : lastDayOfMonth(`${month}-01`));
  return day === null && end > today ? today : end;
}
