import { type DocumentPublication, type InvoiceLine, lineAmount } from "@kreislauf/contract/documents";

type Draft = Omit<DocumentPublication, "file">;

/**
 * Figures of three deviations: tonnes above the weight, cents above the agreed price, and the price of a trip that
 * nobody ordered.
 */
const extraTonnes = 0.26;
const extraCents = 30;
const emptyTrip = { quantity: 1, unitPrice: 6_742 };

const leastOrders = 3;

const charged = (line: InvoiceLine, change: Partial<InvoiceLine>): InvoiceLine => {
  const changed = { ...line, ...change };
  return { ...changed, netAmount: lineAmount(changed) };
};

/**
 * Puts a deviation of each kind into one invoice, so that there is something to dispute: into the latest invoice that
 * is not corrected, has enough orders, and is for a site that was charged before.
 */
export function plantDeviations(
  invoices: readonly Draft[],
  isCorrected: (index: number) => boolean,
  figuresOf: (lines: readonly InvoiceLine[], date: string) => DocumentPublication["invoice"],
): readonly Draft[] {
  const earlierAt = (draft: Draft, before: number) =>
    invoices.findLast(
      (each, index) =>
        index < before && !isCorrected(index) && each.serviceLocationId === draft.serviceLocationId,
    );
  const chosen = invoices.findLastIndex(
    (draft, index) =>
      !isCorrected(index) &&
      weighed(draft).length >= leastOrders &&
      earlierAt(draft, index)?.invoice !== undefined,
  );
  const draft = invoices[chosen];
  const again = draft && earlierAt(draft, chosen)?.invoice?.lines[0];
  if (draft === undefined || again === undefined) return invoices;
  const [heavy, dear, many] = weighed(draft);
  const lines = (draft.invoice?.lines ?? []).map((line) => {
    if (line.unit === "tonne" && line.orderNumber === heavy) {
      const quantity = Math.round((line.quantity + extraTonnes) * 1_000) / 1_000;
      return charged(line, { quantity, weightKg: Math.round(quantity * 1_000) });
    }
    if (line.unit !== "piece") return line;
    if (line.orderNumber === dear) return charged(line, { unitPrice: line.unitPrice + extraCents });
    if (line.orderNumber === many) return charged(line, { quantity: line.quantity + 1 });
    return line;
  });
  const unknown: InvoiceLine = {
    ...again,
    ...emptyTrip,
    description: "Leerfahrt",
    unit: "piece",
    serviceDate: lines[0]?.serviceDate ?? draft.date,
    orderNumber: null,
    serviceReceiptNumber: null,
    netAmount: lineAmount(emptyTrip),
  };
  return invoices.with(chosen, {
    ...draft,
    invoice: figuresOf([...lines, again, unknown], draft.date),
  });
}

/** The numbers of the orders that an invoice charges by weight. */
const weighed = ({ invoice }: Draft): string[] =>
  (invoice?.lines ?? []).flatMap((line) =>
    line.unit === "tonne" && line.orderNumber !== null ? [line.orderNumber] : [],
  );
