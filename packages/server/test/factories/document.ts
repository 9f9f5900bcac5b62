import {
  documentPublication,
  invoiceTotals,
  lineAmount,
  type DocumentPublication,
} from "@kreislauf/contract/documents";
import * as z from "zod/mini";
import { openFiles } from "../../src/base/files/files.ts";
import { publishDocument } from "../../src/documents/publishing/publish-document.ts";
import type { TestCompany } from "./company.ts";
import type { TestPortal } from "../portal/portal.ts";

/** The smallest content that the portal accepts as a PDF, for tests that do not read it. */
export const testPdf = (content = "test") => Buffer.from(`%PDF-1.7\n% ${content}\n%%EOF\n`);

export const pdfUri = (pdf: Buffer) => `data:application/pdf;base64,${pdf.toString("base64")}`;

let lastNumber = 10_000;
/** A new document number, unique within the test file. */
export const nextNumber = (prefix: string) => `${prefix}-2027-${(lastNumber += 1)}`;

type Publication = z.input<typeof documentPublication>;

/** A line of an invoice whose net amount is computed from quantity and price. */
export function testLine(line: {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly description?: string;
  readonly unit?: "piece" | "tonne";
  readonly vatRate?: number;
  readonly orderNumber?: string | null;
  readonly serviceReceiptNumber?: string | null;
  readonly weightKg?: number | null;
  readonly costCentre?: string;
}) {
  return {
    description: "Leeren Absetzcontainer 7 m³",
    note: null,
    unit: "piece" as const,
    vatRate: 19,
    serviceDate: "2027-02-12",
    orderNumber: null,
    serviceReceiptNumber: null,
    weightKg: null,
    ...line,
    netAmount: lineAmount(line),
  };
}

/** Figures of an invoice with everything that the law and XRechnung require. */
export const testFigures = (lines = [testLine({ quantity: 1, unitPrice: 8_950 })]) => ({
  seller: {
    name: "Nordwerk Entsorgung GmbH",
    street: "Kanalhafenstraße 5",
    zip: "24103",
    city: "Kiel",
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
    name: "Testbetrieb & Söhne GmbH",
    street: "Lohgerberweg 19",
    zip: "34123",
    city: "Kassel",
    vatId: "DE987654321",
    customerNumber: "70018422",
    email: "rechnungen@testbetrieb.example",
  },
  serviceFrom: "2027-02-01",
  serviceTo: "2027-02-28",
  dueDate: "2027-03-15",
  paymentTerms: "Zahlbar bis 15.03.2027 ohne Abzug.",
  lines,
  ...invoiceTotals(lines),
});

export const testReceiptFigures = () => ({
  issuer: {
    name: "Nordwerk Entsorgung GmbH",
    street: "Kanalhafenstraße 5",
    zip: "24103",
    city: "Kiel",
    phone: "0431 55500-0",
    email: "service@nordwerk.example",
  },
  customer: {
    name: "Testbetrieb & Söhne GmbH",
    street: "Lohgerberweg 19",
    zip: "34123",
    city: "Kassel",
    customerNumber: "70018422",
  },
  orderNumber: "1048254",
  executedOn: "2027-02-12",
  disposer: "Testentsorger",
  lines: [
    {
      description: "Leeren",
      amount: 1,
      container: "Absetzcontainer 7 m³",
      wasteType: "Altholz A IV",
      avvCode: "170204*",
      grossKg: 11_240,
      tareKg: 9_990,
      weightKg: 1_250,
      treatmentCode: "R12",
    },
  ],
});

/** The body that publishes a document, without the fields of the event; by default an invoice. */
export const testPublication = (
  company: Pick<TestCompany, "siteId">,
  wish: Partial<Publication> = {},
): Publication => ({
  serviceLocationId: company.siteId,
  type: "invoice",
  number: nextNumber("RE"),
  date: "2027-03-01",
  monthOfService: "2027-02",
  ...(wish.type === "service_receipt" || wish.invoice ? {} : { netAmount: 8_950 }),
  ...(wish.invoice || wish.receipt ? {} : { file: pdfUri(testPdf()) }),
  ...wish,
});

/** Publishes a document as the provider would, without notifications. */
export async function createTestDocument(
  portal: TestPortal,
  company: Pick<TestCompany, "siteId">,
  wish: Partial<Publication> = {},
): Promise<{ readonly id: number; readonly number: string }> {
  const publication: DocumentPublication = z.parse(documentPublication, testPublication(company, wish));
  const files = await openFiles(portal.config);
  const { id, number } = await portal.database.db
    .transaction()
    .execute((db) => publishDocument({ db, files, now: portal.now() }, publication));
  return { id, number };
}
