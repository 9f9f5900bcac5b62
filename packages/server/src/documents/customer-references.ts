import type { InvoiceFigures } from "@kreislauf/contract/documents";

interface CustomersData {
  readonly location: {
    readonly location_order_number: string | null;
    readonly order_numbers: readonly string[];
  };
  readonly order: { readonly customer_order_number: string } | undefined;
}

/**
 * Buyer reference and order number as the customer gave them, where the provider names none: with them the
 * customer's system finds what an e-invoice belongs to. Without any, the customer number is the reference that
 * XRechnung demands (BR-DE-15).
 */
export function withCustomersReferences(
  figures: InvoiceFigures,
  { location, order }: CustomersData,
): InvoiceFigures {
  const ofOrder =
    order === undefined || order.customer_order_number === "" ? null : order.customer_order_number;
  return {
    ...figures,
    buyerReference: figures.buyerReference ?? location.location_order_number ?? figures.buyer.customerNumber,
    purchaseOrderNumber: figures.purchaseOrderNumber ?? ofOrder ?? location.order_numbers[0] ?? null,
  };
}
