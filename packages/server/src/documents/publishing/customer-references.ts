import type { InvoiceFigures } from "@kreislauf/contract/documents";

interface CustomerReferences {
  readonly site: {
    readonly site_order_number: string | null;
    readonly order_numbers: readonly string[];
  };
  readonly order: { readonly customer_order_number: string } | undefined;
}

/**
 * Buyer reference and order number as given by the customer, if the provider names none: the customer's system needs
 * them to match an e-invoice. Otherwise the customer number is the reference required by XRechnung (BR-DE-15).
 */
export function withCustomerReferences(
  figures: InvoiceFigures,
  { site, order }: CustomerReferences,
): InvoiceFigures {
  const ofOrder =
    order === undefined || order.customer_order_number === "" ? null : order.customer_order_number;
  return {
    ...figures,
    buyerReference: figures.buyerReference ?? site.site_order_number ?? figures.buyer.customerNumber,
    purchaseOrderNumber: figures.purchaseOrderNumber ?? ofOrder ?? site.order_numbers[0] ?? null,
  };
}
