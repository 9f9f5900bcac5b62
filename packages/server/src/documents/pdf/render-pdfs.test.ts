import { invoiceFigures, receiptFigures } from "@kreislauf/contract/documents";
import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { testFigures, testLine, testReceiptFigures } from "../../../test/factories/document.ts";
import type { InvoiceDocument } from "../base/invoice-document.ts";
import { renderInvoicePdf } from "./render-invoice-pdf.ts";
import { renderReceiptPdf } from "./render-receipt-pdf.ts";
import { readPdfBack } from "../../../test/assertions/read-documents-back.ts";

const at = Temporal.Instant.from("2027-03-01T08:00:00Z");

const invoiceOf = (count: number, change: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  type: "invoice",
  number: "RE-2027-03184",
  date: "2027-03-01",
  corrects: null,
  site: { alias: "Werkstatt Süd", street: "Lohgerberweg 21", zip: "34123", city: "Kassel" },
  figures: z.parse(invoiceFigures, {
    ...testFigures(
      Array.from({ length: count }, (_, index) =>
        testLine({
          quantity: 1.255,
          unit: "tonne",
          unitPrice: 16_801,
          orderNumber: `${1_048_000 + index}`,
          serviceReceiptNumber: `LN-${index}`,
          weightKg: 1_255,
        }),
      ),
    ),
    buyerReference: "4100-02",
    purchaseOrderNumber: "4500012873",
    costCentre: "4711",
  }),
  ...change,
});

describe("an invoice", () => {
  test("says everything that § 14 UStG asks for", async () => {
    const { text, pages } = await readPdfBack(await renderInvoicePdf(invoiceOf(2), at));
    expect(pages).toBe(1);
    for (const words of [
      "Nordwerk Entsorgung GmbH Kanalhafenstraße 5 24103 Kiel",
      "Testbetrieb & Söhne GmbH Lohgerberweg 19 34123 Kassel",
      "USt-IdNr. DE123456789",
      "Steuernummer 20/290/12345",
      "Datum 01.03.2027",
      "Rechnungsnummer RE-2027-03184",
      "Leistungszeitraum 01.02.2027 – 28.02.2027",
      "Leistungsort: Werkstatt Süd, Lohgerberweg 21, 34123 Kassel",
      "Ihr Zeichen 4100-02",
      "Ihre Bestellnummer 4500012873",
      "Kostenstelle 4711",
      "1,255 t 168,01 210,85",
      "Auftrag 1048000 · Leistungsbeleg LN-0 · Gewicht 1.255 kg",
      "Summe netto 421,70 €",
      "Umsatzsteuer 19 % auf 421,70 € 80,12 €",
      "Rechnungsbetrag 501,82 €",
      "Zahlbar bis 15.03.2027 ohne Abzug.",
      "IBAN DE02 1203 0000 0000 2020 51",
      "Seite 1 von 1",
    ]) {
      expect(text[0], words).toContain(words);
    }
  });

  test("goes on over as many pages as it needs, each with its head and its number", async () => {
    const { text, pages } = await readPdfBack(await renderInvoicePdf(invoiceOf(60), at));
    expect(pages).toBeGreaterThan(3);
    text.forEach((page, index) => expect(page).toContain(`Seite ${index + 1} von ${pages}`));
    expect(text.filter((page) => page.includes("Pos. Datum Leistung"))).toHaveLength(pages);
    const shown = text.join(" ").match(/Auftrag 10480\d\d/g);
    expect(new Set(shown).size).toBe(60);
    expect(text.at(-1)).toContain("Summe netto 12.651,00 €");
  });

  test("can be read aloud: tagged, in German, with its title", async () => {
    const read = await readPdfBack(await renderInvoicePdf(invoiceOf(2), at));
    expect(read).toMatchObject({ title: "Rechnung RE-2027-03184", language: "de-DE", isTagged: true });
    const roles = read.elements.map((element) => element.slice(8, -1));
    for (const role of ["Document", "H1", "P", "Table", "TR", "TH", "TD"]) expect(roles).toContain(role);
    expect(roles.filter((role) => role === "TH")).toHaveLength(7);
    expect(roles.filter((role) => role === "TD")).toHaveLength(14);
  });

  test("brings its fonts along and shows names of other languages", async () => {
    const site = { alias: "Szymański, Yıldız ☎ Łódź", street: "Ölgasse 3", zip: "34123", city: "Kassel" };
    const pdf = await renderInvoicePdf(invoiceOf(1, { site }), at);
    expect((await readPdfBack(pdf)).text[0]).toContain("Szymański, Yıldız ? Łódź, Ölgasse 3");
    const fonts = pdf.toString("latin1").match(/\/FontFile2/g) ?? [];
    expect(fonts.length).toBeGreaterThanOrEqual(3);
    expect(pdf.toString("latin1")).not.toContain("/Helvetica");
  });

  test("of another type has its own title and names what it corrects", async () => {
    const corrects = { number: "RE-2027-03001", date: "2027-02-15" };
    const titles = {
      credit_note: "Gutschrift (Rechnungskorrektur)",
      cancellation_invoice: "Stornorechnung",
      cancellation_credit_note: "Storno-Gutschrift",
    } as const;
    for (const type of ["credit_note", "cancellation_invoice", "cancellation_credit_note"] as const) {
      const { text } = await readPdfBack(await renderInvoicePdf(invoiceOf(1, { type, corrects }), at));
      expect(text[0]).toContain(`${titles[type]} RE-2027-03184`);
      expect(text[0]).toContain("Bezieht sich auf RE-2027-03001 vom 15.02.2027");
      // The customer has nothing to pay.
      expect(text[0]).not.toMatch(/Fällig am|IBAN|Verwendungszweck|Rechnungsbetrag/);
    }
  });

  test("drawn twice is the same to the byte", async () => {
    const [one, other] = [await renderInvoicePdf(invoiceOf(3), at), await renderInvoicePdf(invoiceOf(3), at)];
    expect(one.equals(other)).toBe(true);
  });
});

test("a receipt tells what was done, and how much it weighed", async () => {
  const figures = z.parse(receiptFigures, {
    ...testReceiptFigures(),
    wasteNote: {
      kind: "consignment",
      number: "14800437291",
      proofNumber: "ENF062104437",
      signedOn: { producer: "2027-02-12", carrier: null, disposer: null },
    },
  });
  const { site } = invoiceOf(1);
  const pdf = await renderReceiptPdf(
    { number: "LN-884213", date: "2027-02-12", corrects: null, site, figures },
    at,
  );
  const { text, pages, isTagged } = await readPdfBack(pdf);
  expect([pages, isTagged]).toEqual([1, true]);
  for (const words of [
    "Leistungsbeleg LN-884213",
    "Auftragsnummer 1048254",
    "Ausgeführt am 12.02.2027",
    "Entsorger Testentsorger",
    "AVV 17 02 04* gefährlich",
    "11.240 kg 9.990 kg 1.250 kg R12",
    "Gesamtgewicht netto 1.250 kg",
    "Begleitschein 14800437291",
    "Entsorgungsnachweis ENF062104437",
    "Begleitschein 14800437291: Erzeuger hat am 12.02.2027 signiert, Signatur Beförderer steht aus",
    "keine Rechnung",
  ]) {
    expect(text[0], words).toContain(words);
  }
});
