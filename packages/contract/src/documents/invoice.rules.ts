import { allowed, refused, type Verdict } from "../base/index.ts";
import type { DocumentType } from "./documents.codes.ts";
import type { InvoiceFigures, InvoiceLine } from "./invoice.schema.ts";

/** Rounds to whole cents; half a cent is rounded away from zero, as is usual in commerce. */
const roundCents = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents));

/**
 * The net amount of a line, in cents. Quantities have three decimals, so the product is exact when counted in
 * thousandths.
 */
export const lineAmount = ({ quantity, unitPrice }: Pick<InvoiceLine, "quantity" | "unitPrice">): number =>
  roundCents((Math.round(quantity * 1_000) * unitPrice) / 1_000);

const vatAmount = (netAmount: number, rate: number): number =>
  roundCents((netAmount * Math.round(rate * 100)) / 10_000);

export type InvoiceTotals = Pick<InvoiceFigures, "vat" | "netAmount" | "vatAmount" | "grossAmount">;

/**
 * The totals of the lines: VAT is computed once per rate, on the sum of the lines with that rate (EN 16931, BR-CO-17).
 */
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

/**
 * Whether the figures add up to the cent and all service dates lie within the period of service; if not, the document
 * is not published.
 */
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

/**
 * The net amount, with the sign of its effect on the account, whatever sign it was published with: a credit note is
 * negative, and a cancellation has the opposite sign of the amount that it cancels (`cancelled`; null counts as
 * positive).
 */
export function signedNetAmount(type: DocumentType, netAmount: number, cancelled: number | null): number {
  switch (type) {
    case "invoice":
    case "service_receipt":
      return netAmount;
    case "credit_note":
      return 0 - Math.abs(netAmount);
    case "cancellation_invoice":
    case "cancellation_credit_note":
      return (cancelled ?? 0) < 0 ? Math.abs(netAmount) : 0 - Math.abs(netAmount);
  }
}

/** The figures with the opposite sign. Prices stay positive (BR-27), and zero gets no minus. */
export const negateFigures = (figures: InvoiceFigures): InvoiceFigures => ({
  ...figures,
  lines: figures.lines.map((line) => ({
    ...line,
    quantity: 0 - line.quantity,
    netAmount: 0 - line.netAmount,
  })),
  vat: figures.vat.map((part) => ({
    ...part,
    netAmount: 0 - part.netAmount,
    vatAmount: 0 - part.vatAmount,
  })),
  netAmount: 0 - figures.netAmount,
  vatAmount: 0 - figures.vatAmount,
  grossAmount: 0 - figures.grossAmount,
});

/**
 * The figures, with the opposite sign if the net amount that is shown for the document has a different sign than
 * theirs; unchanged if that amount is null.
 */
export const figuresWithSignOf = (figures: InvoiceFigures, netAmount: number | null): InvoiceFigures =>
  netAmount !== null && figures.netAmount * netAmount < 0 ? negateFigures(figures) : figures;
