import { allowed, refused, type Verdict } from "../base/index.ts";
import type { InvoiceFigures, InvoiceLine } from "./invoice.schema.ts";

/** Rounds half a cent away from zero, as is usual in commerce. */
const roundCents = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents));

/** Quantities have three decimals, so the product is exact when counted in thousandths. */
export const lineAmount = ({ quantity, unitPrice }: Pick<InvoiceLine, "quantity" | "unitPrice">): number =>
  roundCents((Math.round(quantity * 1_000) * unitPrice) / 1_000);

const vatAmount = (netAmount: number, rate: number): number =>
  roundCents((netAmount * Math.round(rate * 100)) / 10_000);

export type InvoiceTotals = Pick<InvoiceFigures, "vat" | "netAmount" | "vatAmount" | "grossAmount">;

/** The totals of the lines: VAT is computed once per rate, on the sum of its lines (EN 16931, BR-CO-17). */
export function invoiceTotals(lines: readonly Pick<InvoiceLine, "netAmount" | "vatRate">[]): InvoiceTotals {
  const byRate = new Map<number, number>();
  for (const { netAmount, vatRate } of lines) byRate.set(vatRate, (byRate.get(vatRate) ?? 0) + netAmount);
  const vat = [...byRate]
    .toSorted(([one], [other]) => other - one)
    .map(([rate, netAmount]) => ({ rate, netAmount, vatAmount: vatAmount(netAmount, rate) }));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const netAmount = sum(vat.map((part) => part.netAmount));
  const totalVat = sum(vat.map((part) => part.vatAmount));
  return { vat, netAmount, vatAmount: totalVat, grossAmount: netAmount + totalVat };
}

/** Whether the figures add up to the cent; otherwise they are not published. */
export function canPublishFigures(figures: InvoiceFigures): Verdict<"figures_inconsistent"> {
  const totals = invoiceTotals(figures.lines);
  const given = figures.vat.toSorted((one, other) => other.rate - one.rate);
  const isRight =
    figures.lines.every((line) => line.netAmount === lineAmount(line)) &&
    JSON.stringify(given) === JSON.stringify(totals.vat) &&
    figures.netAmount === totals.netAmount &&
    figures.vatAmount === totals.vatAmount &&
    figures.grossAmount === totals.grossAmount &&
    figures.serviceFrom <= figures.serviceTo &&
    figures.lines.every(
      ({ serviceDate }) => serviceDate >= figures.serviceFrom && serviceDate <= figures.serviceTo,
    );
  return isRight ? allowed() : refused("figures_inconsistent");
}
