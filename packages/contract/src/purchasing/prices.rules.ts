import { type BerlinDate, permission, type Rights } from "../base/index.ts";
import type { ContainerActionId } from "../catalog/index.ts";
import { invoiceTotals, lineAmount } from "../documents/index.ts";
import type { OrderPrice, Price, PriceList, WeighedExecution } from "./prices.schema.ts";
import { estimatedFrom, type PriceReaders, priceUnits } from "./purchasing.codes.ts";

/** The price list in force on a day: the one with the latest start that is not after it. */
export const priceListOn = (lists: readonly PriceList[], day: BerlinDate): PriceList | undefined =>
  lists
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0];

/** The prices of an action, one for each unit: the price for this action only or else the price for all actions. */
export const pricesOfAction = ({ prices }: PriceList, action: ContainerActionId): readonly Price[] =>
  priceUnits.flatMap((unit) => {
    const ofUnit = prices.filter((price) => price.unit === unit);
    const price =
      ofUnit.find((each) => each.containerActionId === action) ??
      ofUnit.find((each) => each.containerActionId === null);
    return price ?? [];
  });

/** Whether a person may see prices, by the company's setting and the person's permissions. */
export const mayReadPrices = (
  readers: PriceReaders,
  { permissions, documentsEnabled }: Pick<Rights, "permissions" | "documentsEnabled">,
): boolean =>
  readers === "orderers" ||
  permissions.has(permission.purchaser) ||
  (documentsEnabled &&
    (permissions.has(permission.documentManager) || permissions.has(permission.documentViewer)));

/** The middle value of the sorted values; with an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

/**
 * The weight to expect, in whole kilograms: the median weight per container of the last executions, times the number of
 * containers. Null if there are too few executions. The latest of `executions` comes first.
 */
export function estimatedWeight(executions: readonly WeighedExecution[], amount: number): number | null {
  const last = executions.slice(0, estimatedFrom.most);
  if (last.length < estimatedFrom.least) return null;
  return Math.round(median(last.map((each) => each.weightKg / each.amount)) * amount);
}

interface PricedWish {
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
  /** The day whose prices apply. */
  readonly day: BerlinDate;
  /** The weight in kilograms; null or missing while it is not known. */
  readonly weightKg?: number | null;
}

/** The price of an order if no price is agreed, or if this person may not see it. */
export const noPrice: OrderPrice = {
  kind: "none",
  lines: [],
  vat: [],
  netAmount: null,
  grossAmount: null,
  weightKg: null,
  weights: [],
  version: null,
  terms: null,
  validFrom: null,
};

/** The price of a second trip after a claim. */
export const freeOfCharge: OrderPrice = { ...noPrice, kind: "free", netAmount: 0, grossAmount: 0 };

/**
 * What an order costs: a firm price, or an estimate by what the last executions weighed. The lines are rounded to the
 * cent and add up to the total; VAT is computed once per rate, as on invoices. Monthly prices are not part of an order.
 */
export function priceOrder(
  lists: readonly PriceList[],
  { containerActionId, amount, day, weightKg: weighed = null }: PricedWish,
  executions: readonly WeighedExecution[],
): OrderPrice {
  const list = priceListOn(lists, day);
  const prices =
    list === undefined ? [] : pricesOfAction(list, containerActionId).filter(({ unit }) => unit !== "month");
  if (list === undefined || prices.length === 0) return noPrice;
  const isByWeight = prices.some(({ unit }) => unit === "tonne");
  const weightKg = isByWeight ? (weighed ?? estimatedWeight(executions, amount)) : null;
  const lines = prices.map(({ unit, cents, vatRate }) => {
    const quantity =
      unit === "haul" ? 1 : unit === "piece" ? amount : weightKg === null ? null : weightKg / 1_000;
    const netAmount = quantity === null ? null : lineAmount({ quantity, unitPrice: cents });
    return { unit, quantity, unitPrice: cents, vatRate, netAmount };
  });
  const isOpen = isByWeight && weightKg === null;
  const totals = isOpen
    ? { vat: [], netAmount: null, grossAmount: null }
    : invoiceTotals(lines.map((line) => ({ netAmount: line.netAmount ?? 0, vatRate: line.vatRate })));
  return {
    kind: !isByWeight || weighed !== null ? "firm" : isOpen ? "per_tonne" : "estimated",
    lines,
    vat: totals.vat,
    netAmount: totals.netAmount,
    grossAmount: totals.grossAmount,
    weightKg,
    weights: isByWeight && weighed === null && !isOpen ? executions.slice(0, estimatedFrom.most) : [],
    version: list.version,
    terms: list.terms ?? null,
    validFrom: list.validFrom,
  };
}
