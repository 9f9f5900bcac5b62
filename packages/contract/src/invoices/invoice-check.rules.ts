import type { BerlinDate } from "../base/index.ts";
import type { ContainerActionId } from "../catalog/index.ts";
import { type InvoiceLine, lineAmount } from "../documents/index.ts";
import { type Price, priceListOn, type PriceList, pricesOfAction } from "../purchasing/index.ts";
import { type DeviationKind, type LineResult, roundingCents } from "./invoices.codes.ts";

export interface ChargedLine extends Pick<
  InvoiceLine,
  | "description"
  | "quantity"
  | "unit"
  | "unitPrice"
  | "netAmount"
  | "serviceDate"
  | "orderNumber"
  | "serviceReceiptNumber"
> {
  /**
   * True if the line itself names no order, so that `orderNumber` is the order of its document (docs/decisions.md
   * 86.2).
   */
  readonly hasOrderOfDocument?: boolean;
}

/** The order that a line names, or that its document names if the line names none. */
export interface ChargedOrder {
  readonly amount: number;
  readonly containerActionId: ContainerActionId;
  readonly executedOn: BerlinDate | null;
  readonly weightKg: number | null;
  /** Whether the order is a second trip after a claim, which is free. */
  readonly isFree: boolean;
  /** The price lists of the order's agreement. */
  readonly priceLists: readonly PriceList[];
}

/** A line of an earlier invoice or credit note that has not been cancelled. */
export interface EarlierLine extends ChargedLine {
  readonly document: { readonly id: number; readonly number: string };
}

export interface InvoiceFacts {
  /** Orders by their number; a number that is missing here belongs to no order of the company. */
  readonly orders: ReadonlyMap<string, ChargedOrder>;
  readonly earlier: readonly EarlierLine[];
  /**
   * The monthly prices agreed at the site, in cents. A line without an order of its own charges a rent if its unit
   * price is one of them.
   */
  readonly rents: readonly number[];
}

export interface Deviation {
  readonly kind: DeviationKind;
  /** How many cents too much are charged; negative if too little. */
  readonly difference: number;
}

export interface CheckedLine {
  readonly result: LineResult;
  /** The net amount in cents according to order, weight and agreed price; null if it cannot be computed from them. */
  readonly expectedAmount: number | null;
  readonly agreed: { readonly unitPrice: number; readonly version: string } | null;
  readonly deviations: readonly Deviation[];
  /** The earlier invoice that charges the same service; null if there is none. */
  readonly alsoOn: EarlierLine["document"] | null;
}

const thousandths = (quantity: number) => Math.round(quantity * 1_000);
const isByWeight = ({ unit }: Pick<ChargedLine, "unit">) => unit === "tonne" || unit === "kilogram";

/** Lines with the same key charge the same service of the same order. */
const serviceKey = (line: ChargedLine): string => {
  const kind = isByWeight(line) ? "weight" : line.unit;
  return [line.orderNumber ?? line.serviceReceiptNumber, kind, line.description.trim().toLowerCase()].join(
    "\n",
  );
};

const undecided = { expectedAmount: null, agreed: null, deviations: [], alsoOn: null };

/** Compares the lines of an invoice with orders, weights, agreed prices and earlier invoices. */
export function checkInvoice(lines: readonly ChargedLine[], facts: InvoiceFacts): CheckedLine[] {
  const agreed = agreedPrices(lines, facts);
  return lines.map((line, index) => {
    // A line that lowers the invoice is not checked.
    if (line.netAmount < 0) return { ...undecided, result: "credit" };
    if (isRent(line, facts)) return { ...undecided, result: "matches", expectedAmount: line.netAmount };
    const order = line.orderNumber === null ? undefined : facts.orders.get(line.orderNumber);
    if (order === undefined) return charging(line, "no_order");
    if (order.isFree) return charging(line, "price");
    const price = agreed[index] ?? null;
    const before: (ChargedLine & Partial<Pick<EarlierLine, "document">>)[] = [
      ...facts.earlier,
      ...lines.slice(0, index),
    ].filter((each) => serviceKey(each) === serviceKey(line));
    const later = lines.slice(index + 1).some((each) => serviceKey(each) === serviceKey(line));
    return compare(line, { order, price, before, isAlone: before.length === 0 && !later });
  });
}

/** Whether a line charges a rent: it has no order of its own, and its price is agreed per month. */
const isRent = (line: ChargedLine, { rents }: Pick<InvoiceFacts, "rents">): boolean =>
  (line.orderNumber === null || line.hasOrderOfDocument === true) && rents.includes(line.unitPrice);

/** The result for a line that should not charge anything. */
const charging = ({ netAmount }: ChargedLine, kind: DeviationKind): CheckedLine => ({
  ...undecided,
  result: netAmount === 0 ? "matches" : "deviates",
  expectedAmount: 0,
  deviations: netAmount === 0 ? [] : [{ kind, difference: netAmount }],
});

interface AgreedPrice extends Pick<Price, "unit"> {
  /** Cents per unit of the line. For a line in kilograms it may be a fraction, as the price is agreed per tonne. */
  readonly unitPrice: number;
  readonly version: string;
}

/**
 * The agreed price of each line, at the day of execution. The price list may have a price per haul and a price per
 * piece, and both are charged by lines counted in pieces. Such a line is compared with the price that equals its own,
 * else with the price that no other line of the order is compared with yet. If no such price is left, the line has no
 * agreed price.
 */
function agreedPrices(
  lines: readonly ChargedLine[],
  { orders, rents }: InvoiceFacts,
): (AgreedPrice | undefined)[] {
  const found: (AgreedPrice | undefined)[] = lines.map(() => undefined);
  const byOrder = Map.groupBy(lines.keys(), (index) => lines[index]?.orderNumber ?? null);
  for (const [number, indexes] of byOrder) {
    const order = number === null ? undefined : orders.get(number);
    if (order === undefined) continue;
    const charged = indexes.flatMap((index) => {
      const line = lines[index];
      return line === undefined || line.netAmount < 0 || isRent(line, { rents }) ? [] : [{ index, line }];
    });
    const listOf = ({ serviceDate }: ChargedLine) =>
      priceListOn(order.priceLists, order.executedOn ?? serviceDate);
    const pricesFor = (line: ChargedLine) => {
      const list = listOf(line);
      if (list === undefined) return [];
      const wanted = isByWeight(line) ? ["tonne"] : line.unit === "piece" ? ["haul", "piece"] : [];
      return pricesOfAction(list, order.containerActionId)
        .filter(({ unit }) => wanted.includes(unit))
        .map(({ unit, cents }) => ({
          unit,
          unitPrice: line.unit === "kilogram" ? cents / 1_000 : cents,
          version: list.version,
        }));
    };
    const taken = new Set<Price["unit"]>();
    for (const { index, line } of charged) {
      const exact = pricesFor(line).find(({ unitPrice }) => unitPrice === line.unitPrice);
      if (exact === undefined) continue;
      found[index] = exact;
      taken.add(exact.unit);
    }
    for (const { index, line } of charged) {
      if (found[index] !== undefined) continue;
      const left = pricesFor(line).find(({ unit }) => !taken.has(unit));
      if (left === undefined) continue;
      found[index] = left;
      taken.add(left.unit);
    }
  }
  return found;
}

interface Comparison {
  readonly order: ChargedOrder;
  readonly price: AgreedPrice | null;
  /** Lines of earlier documents, and earlier lines of the same invoice, that charge the same service. */
  readonly before: readonly (ChargedLine & Partial<Pick<EarlierLine, "document">>)[];
  readonly isAlone: boolean;
}

/** The ordered or weighed quantity in the unit of the line, in thousandths; null if the order does not tell it. */
function expectedQuantity(line: ChargedLine, { order, price }: Comparison): number | null {
  if (isByWeight(line)) {
    if (order.weightKg === null) return null;
    return line.unit === "kilogram" ? thousandths(order.weightKg) : Math.round(order.weightKg);
  }
  if (line.unit !== "piece") return null;
  return thousandths(price?.unit === "haul" ? 1 : order.amount);
}

function compare(line: ChargedLine, comparison: Comparison): CheckedLine {
  const { price, before, isAlone } = comparison;
  const agreed = price && { unitPrice: price.unitPrice, version: price.version };
  const alsoOn = before.findLast(({ document }) => document !== undefined)?.document ?? null;
  const charged = thousandths(line.quantity);
  const expected = expectedQuantity(line, comparison);
  const chargedBefore = before.reduce((sum, each) => sum + thousandths(inUnitOf(line, each)), 0);
  const isTwice =
    chargedBefore > 0 &&
    (expected === null
      ? before.some((each) => each.netAmount === line.netAmount && each.serviceDate === line.serviceDate)
      : chargedBefore >= expected);
  if (isTwice && line.netAmount > 0) {
    const deviations = [{ kind: "billed_twice" as const, difference: line.netAmount }];
    return { result: "deviates", expectedAmount: 0, agreed, deviations, alsoOn };
  }
  if (expected === null && isByWeight(line)) return { ...undecided, agreed, result: "waits_for_weight" };
  // A quantity below the ordered one may be a part of it. A weight on the order's only line, however, must be the whole
  // weight.
  const rest = expected === null ? charged : expected - chargedBefore;
  const quantity = isByWeight(line) && isAlone ? rest : Math.min(charged, rest);
  const unitPrice = price?.unitPrice ?? line.unitPrice;
  const expectedAmount = lineAmount({ quantity: quantity / 1_000, unitPrice });
  const difference = line.netAmount - expectedAmount;
  if (Math.abs(difference) <= roundingCents) {
    return {
      result: price === null ? "no_price" : "matches",
      expectedAmount,
      agreed,
      deviations: [],
      alsoOn: null,
    };
  }
  const ofQuantity =
    quantity === charged ? 0 : lineAmount({ quantity: line.quantity, unitPrice }) - expectedAmount;
  const deviations = [
    { kind: isByWeight(line) ? ("weight" as const) : ("amount" as const), difference: ofQuantity },
    { kind: "price" as const, difference: difference - ofQuantity },
  ];
  return { result: "deviates", expectedAmount, agreed, deviations: aboveRounding(deviations), alsoOn: null };
}

/**
 * A deviation of at most a cent is rounding: it is added to the larger deviation, so that the sum stays the same. If
 * all deviations are that small, they stay as they are.
 */
function aboveRounding(deviations: readonly Deviation[]): Deviation[] {
  const difference = deviations.reduce((sum, each) => sum + each.difference, 0);
  const large = deviations.filter((each) => Math.abs(each.difference) > roundingCents);
  const [only, other] = large;
  if (only === undefined) return deviations.filter((each) => each.difference !== 0);
  return other === undefined ? [{ ...only, difference }] : large;
}

/** The quantity of another line for the same service, in the unit of this line. */
function inUnitOf(line: ChargedLine, other: ChargedLine): number {
  if (line.unit === other.unit) return other.quantity;
  return line.unit === "kilogram" ? other.quantity * 1_000 : other.quantity / 1_000;
}

export interface CheckTotals {
  readonly netAmount: number;
  /** The net amount according to order, weight and agreed price, in cents. */
  readonly expectedAmount: number;
  readonly difference: number;
}

/** Sums to the cent. Lines for which no amount can be computed count with their own amount. */
export function checkTotals(
  lines: readonly Pick<ChargedLine, "netAmount">[],
  checked: readonly CheckedLine[],
): CheckTotals {
  const netAmount = lines.reduce((sum, line) => sum + line.netAmount, 0);
  const difference = checked
    .flatMap(({ deviations }) => deviations)
    .reduce((sum, deviation) => sum + deviation.difference, 0);
  return { netAmount, expectedAmount: netAmount - difference, difference };
}
