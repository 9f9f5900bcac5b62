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

/** A file of the folder, with what is known of its document. */
export interface ChosenFile {
  readonly key: string;
  readonly file: File;
  readonly contentHash: string;
  /** Why it can never be published. */
  readonly problem: "document_unusable" | "document_encrypted" | "document_too_large" | null;
  /** What its name said. */
  readonly read: DocumentName;
  readonly type: DocumentType | null;
  readonly number: string;
  readonly customerNumber: string | null;
  /** The customer as it was chosen in the row. */
  readonly companyId: number | null;
  readonly siteNumber: string | null;
  readonly siteId: number | null;
  readonly period: string;
  /** The date that a table gives for this file; null uses the date of the batch. */
  readonly date: BerlinDate | null;
  /** As typed. */
  readonly amount: string;
  /** As typed or given by a table; null if neither was done. */
  readonly orderNumber: string | null;
  readonly correctsNumber: string;
  /** Why it takes the place of what is published. */
  readonly reason: string;
  /** Null until the server has looked at it. */
  readonly finding: DeskDocumentFinding | null;
  /** What the server refused when it was published. */
  readonly refusal: string | null;
}

/** What every row needs, in the order of its columns. */
const neededParts = ["type", "number", "customer", "site", "period", "amount", "corrects"] as const;
type NeededPart = (typeof neededParts)[number];

/** What a row still needs. The reason is asked for by what is published already. */
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

/** The customer and site that a row will be published for. */
export const companyIdOf = ({ companyId, finding }: ChosenFile): number | null =>
  companyId ?? finding?.companyId ?? null;
export const siteIdOf = ({ siteId, finding }: ChosenFile): number | null => siteId ?? finding?.siteId ?? null;

const isMissing: Readonly<Record<NeededPart, (row: ChosenFile) => boolean>> = {
  type: ({ type }) => type === null,
  number: ({ number }) => number.trim() === "",
  customer: (row) => companyIdOf(row) === null,
  // Chosen among the customer's.
  site: (row) => companyIdOf(row) !== null && siteIdOf(row) === null,
  period: ({ period }) => readDocumentPeriod(period).month === null,
  amount: ({ type, amount }) => type !== null && hasAmount(type) && readDocumentAmount(amount) === null,
  corrects: ({ type, correctsNumber }) => cancels(type) && correctsNumber.trim() === "",
};

/** Nothing of it is known, not even what it is. */
export const isUnknown = (row: ChosenFile): boolean =>
  row.type === null && row.number.trim() === "" && companyIdOf(row) === null;

/** Somebody has put work into the row, which would be lost with it. */
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

/** What can be done with a file as its row stands. */
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
/** Whether the file replaces a published document of the same number, with other content or another amount; that needs a reason. */
export const isReplacement = (row: ChosenFile): boolean =>
  row.finding?.existing?.isCorrectable === true && stateOf(row).kind !== "unchanged";
export const needsAttention = (row: ChosenFile): boolean =>
  !/^(?:ready|replaces|unchanged|checking)$/.test(stateOf(row).kind);

/** A document of a month has the date of its last day, but none in the future. */
export function dateOf({ date, period }: ChosenFile, today: BerlinDate): BerlinDate {
  const { month, date: day } = readDocumentPeriod(period);
  if (date !== null) return date;
  const end = day ?? (month === null ? today : lastDayOfMonth(`${month}-01`));
  return day === null && end > today ? today : end;
}
