import * as z from "zod/mini";
import { date, id, nullableText, requiredText } from "../base/index.ts";
import { isSafePattern } from "./reference-pattern.rules.ts";
import { priceReaders } from "./purchasing.codes.ts";
import { maxFrameCents, maxReferenceLengths, referenceFields, referenceModes } from "./references.codes.ts";

/** A company's rule for one of the fields. */
const referenceRule = z.strictObject({
  mode: z.enum(referenceModes),
  /** A regular expression for every value, like `^45\d{8}$`; null if any value will do. */
  pattern: nullableText(maxReferenceLengths.pattern),
  /** Whether only entries of the company's list are accepted. */
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
  /** The last day for which orders can name the entry; null for no end. */
  endsOn: z.nullable(date),
  /** What all orders on the entry may cost together, in cents before tax; null for no limit. */
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
  /** Whether the entry is closed: it takes no new orders. */
  closed: z.boolean(),
});
export type ReferenceChange = z.output<typeof referenceChange>;

/** An entry of a company's lists, with the fields that everybody reads. */
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
  /** What the orders and waiting requests on the entry cost before tax, in cents; cancelled orders are left out. */
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

/** The default values of orders at a site; null for no default. */
export const referenceDefaults = {
  customerOrderNumber: z.nullable(z.string()),
  costCentre: z.nullable(z.string()),
  project: z.nullable(z.string()),
};

const siteReferences = z.object({ siteId: id, ...referenceDefaults });

/** A company's lists, its rules and the default values of its sites. */
export const referenceLists = z.object({
  version: z.int(),
  /** Who is shown prices, with the version of this setting. */
  prices: z.object({ readers: z.enum(priceReaders), version: z.int() }),
  rules: referenceRules,
  entries: z.array(reference),
  sites: z.array(siteReferences),
});
export type ReferenceLists = z.output<typeof referenceLists>;

/** The rules, defaults and entries that an order form needs. */
export const orderReferences = z.object({
  rules: referenceRules,
  /** Whether the company has budgets, so that the form asks how an order would affect them. */
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
