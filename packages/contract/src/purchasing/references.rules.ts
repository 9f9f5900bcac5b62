import type { BerlinDate } from "../base/index.ts";
import { matchesPattern } from "./reference-pattern.rules.ts";
import type { ReferenceProblem } from "./references.codes.ts";
import type { ReferenceRule, ReferenceRules } from "./references.schema.ts";

/** The default rule of a reference field: the field may stay empty, and every value is accepted. */
export const freeReference: ReferenceRule = { mode: "optional", pattern: null, listed: false };
export const freeReferences: ReferenceRules = {
  customerOrderNumber: freeReference,
  costCentre: freeReference,
  project: freeReference,
};

/** What is known about an entry of a company's list that an order names. */
export interface NamedReference {
  readonly code: string;
  readonly endsOn: BerlinDate | null;
  readonly isClosed: boolean;
  /** What is left of the limit for the sum of the entry's orders, in cents; null if the entry has no limit. */
  readonly leftCents: number | null;
}

interface FrameWish {
  readonly desiredDate: BerlinDate | null;
  /** What the order costs, in cents; null if that is not known. */
  readonly cents?: number | null;
}

interface ReferenceWish extends FrameWish {
  readonly value: string | null;
}

const withoutSpaces = (value: string) => value.replaceAll(/\s/g, "");

/**
 * The value that the person meant. Numbers are often typed or pasted in blocks, `45 0001 2345`: spaces are removed if
 * only the number without spaces is in the list or matches the pattern.
 */
export function normalizeReference(
  { pattern }: Pick<ReferenceRule, "pattern">,
  value: string | null,
  isListed: (code: string) => boolean,
): string | null {
  if (value === null || isListed(value)) return value;
  const closed = withoutSpaces(value);
  if (closed === value || closed === "") return value;
  const isMeant =
    isListed(closed) ||
    (pattern !== null && !matchesPattern(pattern, value) && matchesPattern(pattern, closed));
  return isMeant ? closed : value;
}

/** Why an order cannot be charged to a value; null if it can. */
export function checkReference(
  rule: ReferenceRule,
  entry: NamedReference | undefined,
  { value, desiredDate, cents = null }: ReferenceWish,
): ReferenceProblem | null {
  if (value === null) return rule.mode === "required" ? "missing" : null;
  if (rule.mode === "off") return "off";
  if (entry?.isClosed === true) return "closed";
  if (rule.pattern !== null && !matchesPattern(rule.pattern, value)) return "pattern";
  if (entry === undefined) return rule.listed ? "unlisted" : null;
  return checkFrame(entry, { desiredDate, cents });
}

function checkFrame(
  { endsOn, leftCents }: NamedReference,
  { desiredDate, cents = null }: FrameWish,
): ReferenceProblem | null {
  if (endsOn !== null && desiredDate !== null && desiredDate > endsOn) return "ended";
  return leftCents !== null && cents !== null && cents > leftCents ? "exhausted" : null;
}

/**
 * Why an order that stays charged to an entry cannot cost more or move to a later day; null if it can. Only frame
 * orders, which are entries with an end or an amount, can refuse that.
 */
export function checkKeptReference(
  entry: NamedReference | undefined,
  wish: FrameWish,
): ReferenceProblem | null {
  if (entry === undefined || (entry.endsOn === null && entry.leftCents === null)) return null;
  return entry.isClosed ? "closed" : checkFrame(entry, wish);
}

/** A site's default for orders on a day; null if the default may not be used for that day. */
export const usableDefault = (
  rule: ReferenceRule,
  entry: NamedReference | undefined,
  { value, desiredDate }: ReferenceWish,
): string | null =>
  value !== null && checkReference(rule, entry, { value, desiredDate }) === null ? value : null;

/**
 * A code as it is stored in the lists: a number in blocks ("45 0001 2345") loses its spaces (docs/decisions.md 37.3).
 */
export const listedCode = (code: string): string =>
  /^\d[\d\s]*$/.test(code) ? code.replaceAll(/\s/g, "") : code;
