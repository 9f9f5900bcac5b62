import type { Document, DocumentFigures } from "@kreislauf/contract/documents";

/** An invoice for April 2027, dated 3 May, with no orders, receipts or corrections. */
export const documentFixture = (wish: Partial<Document> & Pick<Document, "id">): Document => ({
  type: "invoice",
  date: "2027-05-03",
  number: `RE-${wish.id}`,
  monthOfServiceDate: "2027-04-01",
  netAmount: 12_000,
  grossAmount: 14_280,
  dueDate: "2027-05-17",
  payment: null,
  disputedUntil: null,
  currency: "EUR",
  serviceReceiptNumber: null,
  serviceReceiptCount: 0,
  orderId: null,
  orderNumber: null,
  orderCount: 0,
  customerOrderNumber: null,
  costCentre: null,
  costCentreCount: 0,
  serviceLocationId: 3,
  hasChildren: false,
  corrects: null,
  supersededBy: null,
  forms: ["pdf"],
  isNew: false,
  ...wish,
});

type Figures = NonNullable<DocumentFigures["figures"]>;

/** The figures of an invoice with one line: two containers of one order were emptied, with a receipt. */
export const figuresFixture = (wish: Partial<Figures> = {}): DocumentFigures => ({
  figures: {
    lines: [
      {
        position: 1,
        description: "Leeren Absetzcontainer 7 m³",
        note: null,
        quantity: 2,
        unit: "Stk.",
        unitPrice: 6_000,
        netAmount: 12_000,
        serviceDate: "2027-04-12",
        order: { id: 21, number: "1048254" },
        receipt: { id: 9, number: "LN-9" },
        weightKg: 1_250,
      },
    ],
    vat: [{ rate: 19, netAmount: 12_000, vatAmount: 2_280 }],
    netAmount: 12_000,
    grossAmount: 14_280,
    buyerReference: "4100-02",
    purchaseOrderNumber: null,
    costCentre: null,
    project: null,
    dueDate: "2027-05-17",
    ...wish,
  },
});
