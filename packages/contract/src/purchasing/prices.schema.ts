import * as z from "zod/mini";
import { date, id, integerParam, maxAmount, optionalText, requiredText } from "../base/index.ts";
import { containerActionId } from "../catalog/index.ts";
import { maxPriceCents, maxPrices, maxPurchasingTextLengths, priceUnits } from "./purchasing.codes.ts";

/** A price in cents; negative if the provider pays for the material. */
const cents = z.int().check(z.minimum(-maxPriceCents), z.maximum(maxPriceCents));
/** A tax rate in percent, with at most two decimals. */
const vatRate = z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01));

export const price = z.strictObject({
  unit: z.enum(priceUnits),
  /** The only action that the price is for; null for all actions. A price for one action takes precedence. */
  containerActionId: z._default(z.nullable(containerActionId), null),
  cents,
  vatRate,
});
export type Price = z.output<typeof price>;

/** Whether no two prices are for the same unit and action. */
export const hasDistinctPrices = (prices: readonly Pick<Price, "unit" | "containerActionId">[]): boolean =>
  new Set(prices.map((each) => `${each.unit} ${each.containerActionId}`)).size === prices.length;

/**
 * The prices of an agreement from `validFrom` until the next list begins. A list without prices means that no prices
 * apply.
 */
export const priceList = z
  .strictObject({
    validFrom: date,
    /** The provider's name of the list: `Preisliste 2026-01`. */
    version: requiredText(maxPurchasingTextLengths.version),
    /** The terms that apply: `Bedingungen vom 01.10.2025`. */
    terms: optionalText(maxPurchasingTextLengths.terms),
    prices: z.array(price).check(z.maxLength(maxPrices)),
  })
  .check(z.refine(({ prices }) => hasDistinctPrices(prices), { path: ["prices"] }));
export type PriceList = z.output<typeof priceList>;

const weighedExecution = z.object({ orderId: id, executedOn: date, amount: z.int(), weightKg: z.number() });
export type WeighedExecution = z.output<typeof weighedExecution>;

/** What an order costs, in cents and before tax, except `grossAmount`. Amounts are null while a weight is not known. */
export const orderPrice = z.object({
  /** `per_tonne`: too few weights are known to estimate one; `free`: a second trip after a claim. */
  kind: z.enum(["none", "firm", "estimated", "per_tonne", "free"]),
  lines: z.array(
    z.object({
      unit: z.enum(priceUnits),
      /** Counted in `unit`, with at most three decimals; null if the weight cannot be estimated. */
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
  /** The executions from which the weight was estimated, newest first. */
  weights: z.array(weighedExecution),
  version: z.nullable(z.string()),
  terms: z.nullable(z.string()),
  validFrom: z.nullable(date),
});
export type OrderPrice = z.output<typeof orderPrice>;

/** The order whose price is asked for. */
export const priceQuery = z.object({
  containerActionId: z.pipe(integerParam(1, 99), containerActionId),
  amount: integerParam(1, maxAmount),
  desiredDate: date,
});

/** The price that is stored with an order; null if no price was agreed, or if the person may not see prices. */
export const storedOrderPrice = z.object({ price: z.nullable(orderPrice) });
