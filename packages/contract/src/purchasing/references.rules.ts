import type { BerlinDate } from "../base/index.ts";
import { matchesPattern } from "./reference-pattern.rules.ts";
import type { ReferenceProblem } from "./references.codes.ts";
import type { ReferenceRule, ReferenceRules } from "./references.schema.ts";

/** What a company that has set nothing lets an order say. */
export const freeReference: ReferenceRule = { mode: "optional", pattern: null, listed: false };
export const freeReferences: ReferenceRules = {
  customerOrderNumber: freeReference,
  costCentre: freeReference,
  project: freeReference,
};

/** What is known of an entry of a company's list when an order names it. */
export interface NamedReference {
  readonly code: string;
  readonly endsOn: BerlinDate | null;
  readonly isClosed: boolean;
  /** Cents that are left of a frame order; null if it is not limited. */
  readonly leftCents: number | null;
}

interface FrameWish {
  readonly desiredDate: BerlinDate | null;
  /** What the order costs, as far as that is known. */
  readonly cents?: number | null;
}

interface ReferenceWish extends FrameWish {
  readonly value: string | null;
}

const withoutSpaces = (value: string) => value.replaceAll(/\s/g, "");

/**
 * The value that is meant. Numbers are often typed or pasted in blocks, `45 0001 2345`: spaces are removed if the list or
 * the pattern takes the number only without them.
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
 * Why an order that keeps what it is charged to cannot take more or a later day: only frame orders, which have an end or
 * an amount, have a say in that.
 */
export function checkKeptReference(
  entry: NamedReference | undefined,
  wish: FrameWish,
): ReferenceProblem | null {
  if (entry === undefined || (entry.endsOn === null && entry.leftCents === null)) return null;
  return entry.isClosed ? "closed" : checkFrame(entry, wish);
}

/** What an order for a day starts with at a site, as far as it may still be used. */
export const usableDefault = (
  rule: ReferenceRule,
  entry: NamedReference | undefined,
  { value, desiredDate }: ReferenceWish,
): string | null =>
  value !== null && checkReference(rule, entry, { value, desiredDate }) === null ? value : null;

/** A code as the lists keep it: a number written in blocks ("45 0001 2345") without its spaces (docs/decisions.md 37.3). */
export const listedCode = (code: string): string =>
  /^\d[\d\s]*$/.test(code) ? code.replaceAll(/\s/g, "") : code;
