import * as z from "zod/mini";
import { date, id, integerParam, maxAmount, optionalText, requiredText } from "../base/index.ts";
import { containerActionId } from "../catalog/index.ts";
import { maxPriceCents, maxPrices, maxPurchasingTextLengths, priceUnits } from "./purchasing.codes.ts";

/** In cents; negative where the provider pays for the material. */
const cents = z.int().check(z.minimum(-maxPriceCents), z.maximum(maxPriceCents));
/** In percent, with at most two decimals. */
const vatRate = z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01));

export const price = z.strictObject({
  unit: z.enum(priceUnits),
  /** For one action only; it goes before a price for all actions. */
  containerActionId: z._default(z.nullable(containerActionId), null),
  cents,
  vatRate,
});
export type Price = z.output<typeof price>;

/** One price for each unit of an action. */
export const hasDistinctPrices = (prices: readonly Pick<Price, "unit" | "containerActionId">[]): boolean =>
  new Set(prices.map((each) => `${each.unit} ${each.containerActionId}`)).size === prices.length;

/** The prices of an agreement from a day on, until the next list. A list without prices ends them. */
export const priceList = z
  .strictObject({
    validFrom: date,
    /** What the provider calls the list: `Preisliste 2026-01`. */
    version: requiredText(maxPurchasingTextLengths.version),
    /** Which terms apply: `Bedingungen vom 01.10.2025`. */
    terms: optionalText(maxPurchasingTextLengths.terms),
    prices: z.array(price).check(z.maxLength(maxPrices)),
  })
  .check(z.refine(({ prices }) => hasDistinctPrices(prices), { path: ["prices"] }));
export type PriceList = z.output<typeof priceList>;

const weighedExecution = z.object({ orderId: id, executedOn: date, amount: z.int(), weightKg: z.number() });
export type WeighedExecution = z.output<typeof weighedExecution>;

/** What an order costs, before tax unless it says gross. Amounts are null where a weight is not known yet. */
export const orderPrice = z.object({
  /** `per_tonne`: there are not enough weights to estimate one; `free`: a second trip after a claim. */
  kind: z.enum(["none", "firm", "estimated", "per_tonne", "free"]),
  lines: z.array(
    z.object({
      unit: z.enum(priceUnits),
      /** At most three decimals; null if no weight can be estimated. */
      quantity: z.nullable(z.number()),
      unitPrice: z.int(),
      vatRate: z.number(),
      netAmount: z.nullable(z.int()),
    }),
  ),
  vat: z.array(z.object({ rate: z.number(), netAmount: z.int(), vatAmount: z.int() })),
  netAmount: z.nullable(z.int()),
  grossAmount: z.nullable(z.int()),
  weightKg: z.nullable(z.number()),
  /** The executions behind an estimated weight, newest first. */
  weights: z.array(weighedExecution),
  version: z.nullable(z.string()),
  terms: z.nullable(z.string()),
  validFrom: z.nullable(date),
});
export type OrderPrice = z.output<typeof orderPrice>;

/** What is to be priced. */
export const priceQuery = z.object({
  containerActionId: z.pipe(integerParam(1, 99), containerActionId),
  amount: integerParam(1, maxAmount),
  desiredDate: date,
});

/** The price at the day of ordering, kept with the order; null if none was agreed or it is not for this person. */
export const storedOrderPrice = z.object({ price: z.nullable(orderPrice) });
