import * as z from "zod/mini";
import { date, id, nullableText, requiredText } from "../base/index.ts";
import { isSafePattern } from "./reference-pattern.rules.ts";
import { priceReaders } from "./purchasing.codes.ts";
import { maxFrameCents, maxReferenceLengths, referenceFields, referenceModes } from "./references.codes.ts";

/** A company's rule for one field. */
const referenceRule = z.strictObject({
  mode: z.enum(referenceModes),
  /** What every value must look like: `^45\d{8}$`. */
  pattern: nullableText(maxReferenceLengths.pattern),
  /** Whether only entries of the list are taken. */
  listed: z.boolean(),
});
export type ReferenceRule = z.output<typeof referenceRule>;

const rulesOf = <Rule extends z.ZodMiniType>(rule: Rule) =>
  z.strictObject({ customerOrderNumber: rule, costCentre: rule, project: rule });

const referenceRules = rulesOf(
  z.object({ mode: z.enum(referenceModes), pattern: z.nullable(z.string()), listed: z.boolean() }),
);
export type ReferenceRules = z.output<typeof referenceRules>;

export const referenceRulesInput = z.strictObject({
  version: z.int().check(z.minimum(0)),
  rules: rulesOf(
    referenceRule.check(
      z.refine(({ pattern }) => pattern === null || isSafePattern(pattern), { path: ["pattern"] }),
    ),
  ),
});
export type ReferenceRulesInput = z.output<typeof referenceRulesInput>;

const frame = {
  name: nullableText(maxReferenceLengths.name),
  /** The last day for which it can be ordered. */
  endsOn: z.nullable(date),
  /** What its orders may cost together, before tax. */
  amountCents: z.nullable(z.int().check(z.minimum(0), z.maximum(maxFrameCents))),
};

export const referenceInput = z.strictObject({
  field: z.enum(referenceFields),
  code: requiredText(maxReferenceLengths.code),
  ...frame,
});
export type ReferenceInput = z.output<typeof referenceInput>;

export const referenceChange = z.strictObject({
  version: z.int().check(z.minimum(1)),
  ...frame,
  /** A closed entry takes no new orders. */
  closed: z.boolean(),
});
export type ReferenceChange = z.output<typeof referenceChange>;

/** An entry of a company's lists, as everybody reads it. */
export const listedReference = {
  field: z.enum(referenceFields),
  code: z.string(),
  name: z.nullable(z.string()),
  endsOn: z.nullable(date),
  amountCents: z.nullable(z.int()),
  closed: z.boolean(),
};

export const reference = z.object({
  id,
  version: z.int(),
  ...listedReference,
  /** What its orders cost by their prices, without those that are cancelled. */
  orderedCents: z.int(),
});
export type Reference = z.output<typeof reference>;

export const priceReadersInput = z.strictObject({
  version: z.int().check(z.minimum(0)),
  readers: z.enum(priceReaders),
});
export type PriceReadersInput = z.output<typeof priceReadersInput>;

const values = {
  customerOrderNumber: nullableText(maxReferenceLengths.code),
  costCentre: nullableText(maxReferenceLengths.code),
  project: nullableText(maxReferenceLengths.code),
};
export const siteReferencesInput = z.strictObject(values);
export type SiteReferences = z.output<typeof siteReferencesInput>;

/** What orders at a site begin with; null for nothing. */
export const referenceDefaults = {
  customerOrderNumber: z.nullable(z.string()),
  costCentre: z.nullable(z.string()),
  project: z.nullable(z.string()),
};

const siteReferences = z.object({ siteId: id, ...referenceDefaults });

/** The lists of a company, its rules and what orders at its sites begin with. */
export const referenceLists = z.object({
  version: z.int(),
  /** Who is shown prices, with the version of that setting. */
  prices: z.object({ readers: z.enum(priceReaders), version: z.int() }),
  rules: referenceRules,
  entries: z.array(reference),
  sites: z.array(siteReferences),
});
export type ReferenceLists = z.output<typeof referenceLists>;

/** What an order form needs of them. */
export const orderReferences = z.object({
  rules: referenceRules,
  /** Whether the company has set budgets, so that an order may be asked about them. */
  hasBudgets: z.boolean(),
  defaults: z.object(referenceDefaults),
  entries: z.array(
    z.object({
      field: z.enum(referenceFields),
      code: z.string(),
      name: z.nullable(z.string()),
      endsOn: z.nullable(date),
      closed: z.boolean(),
    }),
  ),
});
export type OrderReferences = z.output<typeof orderReferences>;
