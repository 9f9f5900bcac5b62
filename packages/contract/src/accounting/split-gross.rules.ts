import type { InvoiceFigures } from "../documents/index.ts";

/** The amount that is charged to one cost centre at one VAT rate, in cents. */
export interface GrossPart {
  readonly costCentre: string | null;
  readonly vatRate: number;
  readonly grossAmount: number;
}

/**
 * Splits the gross amount of an invoice by VAT rate and cost centre. VAT is computed once per rate, so its cents are
 * divided in proportion to the net amounts, and remaining cents go to the largest fractions: the parts sum up to the
 * invoice to the cent.
 */
export function splitGross(figures: Pick<InvoiceFigures, "lines" | "vat" | "costCentre">): GrossPart[] {
  return figures.vat.flatMap(({ rate, netAmount, vatAmount }) => {
    const byCentre = new Map<string | null, number>();
    for (const line of figures.lines.filter(({ vatRate }) => vatRate === rate)) {
      const centre = line.costCentre ?? figures.costCentre ?? null;
      byCentre.set(centre, (byCentre.get(centre) ?? 0) + line.netAmount);
    }
    const shares = [...byCentre].map(([costCentre, net]) => {
      const exact = netAmount === 0 ? 0 : (vatAmount * net) / netAmount;
      return { costCentre, net, vat: Math.floor(exact), fraction: exact - Math.floor(exact) };
    });
    const missing = vatAmount - shares.reduce((sum, { vat }) => sum + vat, 0);
    const rounded = new Set(shares.toSorted((one, other) => other.fraction - one.fraction).slice(0, missing));
    return shares.flatMap((share) => {
      const grossAmount = share.net + share.vat + (rounded.has(share) ? 1 : 0);
      return grossAmount === 0 ? [] : [{ costCentre: share.costCentre, vatRate: rate, grossAmount }];
    });
  });
}
