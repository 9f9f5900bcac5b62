import type { InvoiceFigures, ReceiptFigures } from "@kreislauf/contract/documents";

/** The numbers by which a customer books an order: their order number, cost centre and project. */
export interface OrderReferences {
  readonly customer_order_number: string;
  readonly cost_centre: string;
  readonly project: string;
}

interface CustomerReferences {
  readonly site: {
    readonly site_order_number: string | null;
    readonly order_numbers: readonly string[];
  };
  readonly order: OrderReferences | undefined;
  /** The references of the orders that the lines name, by order number. */
  readonly ordersOfLines: ReadonlyMap<string, OrderReferences>;
}

/**
 * Fills in buyer reference, order number, cost centre and project as the customer gave them, if the provider names
 * none: the customer's system needs them to match an e-invoice. Without a reference of the customer, the customer
 * number becomes the buyer reference that XRechnung requires (BR-DE-15). If the lines have different cost centres, each
 * line gets its own.
 */
export function withCustomerReferences(
  figures: InvoiceFigures,
  { site, order, ordersOfLines }: CustomerReferences,
): InvoiceFigures {
  const orders = figures.lines.map(({ orderNumber }) =>
    orderNumber === null ? order : (ordersOfLines.get(orderNumber) ?? order),
  );
  const costCentres = figures.lines.map(
    (line, index) => line.costCentre ?? (orders[index]?.cost_centre || null),
  );
  const costCentre = figures.costCentre ?? same(costCentres);
  return {
    ...figures,
    buyerReference: figures.buyerReference ?? site.site_order_number ?? figures.buyer.customerNumber,
    purchaseOrderNumber:
      figures.purchaseOrderNumber ??
      (order?.customer_order_number || null) ??
      same(orders.map((each) => each?.customer_order_number || null)) ??
      site.order_numbers[0] ??
      null,
    costCentre,
    project: figures.project ?? same(orders.map((each) => each?.project || null)),
    lines:
      costCentre === null
        ? figures.lines.map((line, index) => ({ ...line, costCentre: costCentres[index] ?? null }))
        : figures.lines,
  };
}

/** Fills in cost centre, project and transport note of the order, if the provider names none. */
export const withOrderReferences = (
  figures: ReceiptFigures,
  order: OrderReferences | undefined,
  wasteNote: ReceiptFigures["wasteNote"] = null,
): ReceiptFigures => ({
  ...figures,
  wasteNote: figures.wasteNote ?? wasteNote,
  costCentre: figures.costCentre ?? (order?.cost_centre || null),
  project: figures.project ?? (order?.project || null),
});

/** The common value; null if there are none or they differ. */
const same = (values: readonly (string | null)[]): string | null => {
  const [first = null, ...others] = new Set(values);
  return others.length === 0 ? first : null;
};
