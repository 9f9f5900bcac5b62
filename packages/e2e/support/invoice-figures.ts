import { type InvoiceFigures, invoiceTotals, lineAmount } from "@kreislauf/contract/documents";

/** The figures of an invoice for an order: all required fields, and a line for each charge. */
export function invoiceOfOrder(order: {
  readonly orderNumber: string;
  readonly executedOn: string;
  readonly charges: readonly { readonly quantity: number; readonly unitPrice: number }[];
}): InvoiceFigures {
  const lines = order.charges.map((charged) => ({
    ...charged,
    description: "Tausch",
    note: null,
    unit: "piece" as const,
    vatRate: 19,
    netAmount: lineAmount(charged),
    serviceDate: order.executedOn,
    orderNumber: order.orderNumber,
    serviceReceiptNumber: null,
    weightKg: null,
  }));
  return {
    seller: {
      name: "Nordwerk Entsorgung GmbH",
      street: "Kanalhafenstraße 5",
      zip: "24103",
      city: "Kiel",
      countryCode: "DE",
      vatId: "DE123456789",
      taxNumber: "20/290/12345",
      legalNote: "Amtsgericht Kiel, HRB 12345 KI",
      contactName: "Rechnungswesen",
      phone: "0431 55500-40",
      email: "rechnung@nordwerk.example",
      iban: "DE02120300000000202051",
      bic: "BYLADEM1001",
      bankName: "Hausbank",
    },
    buyer: {
      name: "Tiedemark Fahrzeugservice GmbH",
      street: "Lohgerberweg 19",
      zip: "34123",
      city: "Kassel",
      countryCode: "DE",
      vatId: "DE987654321",
      customerNumber: "70018422",
      email: "rechnungen@tiedemark.example",
    },
    buyerReference: null,
    purchaseOrderNumber: null,
    serviceFrom: order.executedOn,
    serviceTo: order.executedOn,
    dueDate: "2027-06-30",
    paymentTerms: "Zahlbar bis 30.06.2027 ohne Abzug.",
    lines,
    ...invoiceTotals(lines),
  };
}
