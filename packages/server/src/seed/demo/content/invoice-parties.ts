import type { InvoiceFigures } from "@kreislauf/contract/documents";
import type { DemoCompanyKey } from "./demo-companies.ts";

/** The demo's operator, who issues the invoices. All of this data is invented. */
export const operator: InvoiceFigures["seller"] = {
  name: "Nordwerk Entsorgung GmbH",
  street: "Kanalhafenstraße 5",
  zip: "24103",
  city: "Kiel",
  countryCode: "DE",
  vatId: "DE299999999",
  taxNumber: "20/290/99999",
  legalNote: "Amtsgericht Kiel, HRB 99999 KI. Geschäftsführung: Maren Thomsen",
  contactName: "Rechnungswesen",
  phone: "0431 55500-40",
  email: "rechnung@nordwerk.example",
  iban: "DE02120300000000202051",
  bic: "BYLADEM1001",
  bankName: "Hausbank",
};

export const operatorPhone = "0431 55500-0";

type Buyer = Omit<InvoiceFigures["buyer"], "name" | "customerNumber" | "countryCode">;

/** The companies' invoice addresses. */
export const invoiceAddresses: Readonly<Record<DemoCompanyKey, Buyer>> = {
  workshops: {
    street: "Lohgerberweg 19",
    zip: "34123",
    city: "Kassel",
    vatId: "DE288888888",
    email: "rechnungseingang@tiedemark.example",
  },
  retailer: {
    street: "Speicherallee 40",
    zip: "40221",
    city: "Düsseldorf",
    vatId: "DE277777777",
    email: "kreditoren@hollerbeck.example",
  },
  craft: {
    street: "Am Bohlenweg 6",
    zip: "49084",
    city: "Osnabrück",
    vatId: null,
    email: "buero@zimmerei-ahlers.example",
  },
};
