import { invoiceFigures, type InvoiceFigures } from "@kreislauf/contract/documents";
import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { testFigures, testLine } from "../../../test/factories/document.ts";
import { ciiInvoice, type EInvoiceProfile } from "./cii-invoice.ts";
import type { InvoiceDocument, InvoiceType } from "../base/invoice-document.ts";
import { renderInvoicePdf } from "../pdf/render-invoice-pdf.ts";
import { readPdfBack, type XmlNode, xmlReader } from "../../../test/assertions/read-documents-back.ts";

/**
 * The business rules of EN 16931 and XRechnung 3.0 that our invoices could violate: each is a test with its official
 * name, written from the published rules. `test/e-invoice-rules` applies the official implementation.
 */

const lines = [
  testLine({
    quantity: 2,
    unitPrice: 8_950,
    orderNumber: "1048254",
    serviceReceiptNumber: "LN-1",
    costCentre: "4720",
  }),
  testLine({
    quantity: 1.255,
    unit: "tonne",
    unitPrice: 16_801,
    description: "Altholz <A IV> & Späne",
    weightKg: 1_255,
  }),
  testLine({ quantity: 3, unitPrice: 333, vatRate: 7 }),
];
const parsed = (given = lines): InvoiceFigures =>
  z.parse(invoiceFigures, {
    ...testFigures(given),
    buyerReference: "4100-02",
    purchaseOrderNumber: "4500012873",
    costCentre: "4711",
    project: "Umbau Halle 2",
  });

const invoiceOf = (type: InvoiceType = "invoice", figures = parsed()): InvoiceDocument => ({
  type,
  number: "RE-2027-03184",
  date: "2027-03-01",
  corrects: type === "invoice" ? null : { number: "RE-2027-03001", date: "2027-02-15" },
  site: { alias: "Werkstatt Süd", street: "Lohgerberweg 21", zip: "34123", city: "Kassel" },
  figures,
});

const cancelled = () => parsed(lines.map((line) => testLine({ ...line, quantity: -line.quantity })));

const cases: readonly (readonly [string, InvoiceDocument])[] = [
  ["an invoice", invoiceOf()],
  ["a credit note", invoiceOf("credit_note", cancelled())],
  ["a cancellation invoice", invoiceOf("cancellation_invoice", cancelled())],
  ["a cancellation credit note", invoiceOf("cancellation_credit_note")],
];

const header = "CrossIndustryInvoice/SupplyChainTradeTransaction";
const agreement = `${header}/ApplicableHeaderTradeAgreement`;
const seller = `${agreement}/SellerTradeParty`;
const buyer = `${agreement}/BuyerTradeParty`;
const delivery = `${header}/ApplicableHeaderTradeDelivery`;
const settlement = `${header}/ApplicableHeaderTradeSettlement`;
const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const lineItem = `${header}/IncludedSupplyChainTradeLineItem`;

const cents = (text: string | undefined) => Math.round(Number(text) * 100);

describe.each(cases)("%s as XRechnung", (_name, invoice) => {
  const xml = xmlReader(ciiInvoice(invoice, "xrechnung"));
  const items = xml.at(lineItem) as XmlNode[];
  const taxes = xml.at(`${settlement}/ApplicableTradeTax`) as XmlNode[];
  const lineTotal = (item: XmlNode) =>
    cents(
      xml.text(
        "SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount",
        item,
      ),
    );

  test.each([
    [
      "BR-01, BR-DE-21 specification",
      "CrossIndustryInvoice/ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID",
      /^urn:cen\.eu:en16931:2017#compliant#urn:xeinkauf\.de:kosit:xrechnung_3\.0$/,
    ],
    [
      "PEPPOL-EN16931-R001 process",
      "CrossIndustryInvoice/ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID",
      /^urn:fdc:peppol\.eu:2017:poacc:billing:01:1\.0$/,
    ],
    ["BR-02 number", "CrossIndustryInvoice/ExchangedDocument/ID", /^RE-2027-03184$/],
    ["BR-03 date", "CrossIndustryInvoice/ExchangedDocument/IssueDateTime/DateTimeString", /^20270301$/],
    ["BR-04, BR-DE-17 type", "CrossIndustryInvoice/ExchangedDocument/TypeCode", /^(380|381|384)$/],
    ["BR-05 currency", `${settlement}/InvoiceCurrencyCode`, /^EUR$/],
    ["BR-DE-15 buyer reference", `${agreement}/BuyerReference`, /^4100-02$/],
    ["BT-13 purchase order", `${agreement}/BuyerOrderReferencedDocument/IssuerAssignedID`, /^4500012873$/],
    ["BT-11 project", `${agreement}/SpecifiedProcuringProject/ID`, /^Umbau Halle 2$/],
    ["BT-19 cost centre", `${settlement}/ReceivableSpecifiedTradeAccountingAccount/ID`, /^4711$/],
    [
      "BT-133 cost centre of a line",
      `${lineItem}/SpecifiedLineTradeSettlement/ReceivableSpecifiedTradeAccountingAccount/ID`,
      /^4720$/,
    ],
    ["BR-06 seller", `${seller}/Name`, /./],
    ["BR-DE-2, BR-DE-5 contact", `${seller}/DefinedTradeContact/PersonName`, /./],
    [
      "BR-DE-6, BR-DE-27 phone",
      `${seller}/DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber`,
      /(\d.*){3}/,
    ],
    [
      "BR-DE-7, BR-DE-28 mail",
      `${seller}/DefinedTradeContact/EmailURIUniversalCommunication/URIID`,
      /^[^@\s]+@[^@\s.]+\.[^@\s]+$/,
    ],
    ["BR-DE-3 seller's city", `${seller}/PostalTradeAddress/CityName`, /./],
    ["BR-DE-4 seller's postal code", `${seller}/PostalTradeAddress/PostcodeCode`, /./],
    ["BR-09 seller's country", `${seller}/PostalTradeAddress/CountryID`, /^[A-Z]{2}$/],
    ["PEPPOL-EN16931-R020 seller's address", `${seller}/URIUniversalCommunication/URIID`, /@/],
    ["BR-07 buyer", `${buyer}/Name`, /^Testbetrieb & Söhne GmbH$/],
    ["BR-DE-8 buyer's city", `${buyer}/PostalTradeAddress/CityName`, /./],
    ["BR-DE-9 buyer's postal code", `${buyer}/PostalTradeAddress/PostcodeCode`, /./],
    ["BR-11 buyer's country", `${buyer}/PostalTradeAddress/CountryID`, /^[A-Z]{2}$/],
    ["PEPPOL-EN16931-R010 buyer's address", `${buyer}/URIUniversalCommunication/URIID`, /@/],
    ["BR-DE-10 city of the service", `${delivery}/ShipToTradeParty/PostalTradeAddress/CityName`, /./],
    [
      "BR-DE-11 postal code of the service",
      `${delivery}/ShipToTradeParty/PostalTradeAddress/PostcodeCode`,
      /./,
    ],
    ["BR-57 country of the service", `${delivery}/ShipToTradeParty/PostalTradeAddress/CountryID`, /^DE$/],
    [
      "BT-72 day of the service",
      `${delivery}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`,
      /^20270228$/,
    ],
    ["BR-DE-1, BR-49 way of payment", `${settlement}/SpecifiedTradeSettlementPaymentMeans/TypeCode`, /^58$/],
    [
      "BR-CO-25 due date",
      `${settlement}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`,
      /^20270315$/,
    ],
    ["BR-12 sum of the lines", `${sums}/LineTotalAmount`, /^-?\d+\.\d\d$/],
    ["BR-13 sum without VAT", `${sums}/TaxBasisTotalAmount`, /^-?\d+\.\d\d$/],
    ["BR-14 sum with VAT", `${sums}/GrandTotalAmount`, /^-?\d+\.\d\d$/],
    ["BR-15 due", `${sums}/DuePayableAmount`, /^-?\d+\.\d\d$/],
  ])("%s", (_rule, path, pattern) => {
    expect(xml.at(path)).toHaveLength(1);
    expect(xml.text(path)).toMatch(pattern);
  });

  test("BR-DE-16, BR-CO-26: the seller names VAT id and tax number", () => {
    const schemes = xml.at(`${seller}/SpecifiedTaxRegistration/ID`).map((id) => (id as XmlNode)["@schemeID"]);
    expect(schemes).toEqual(["FC", "VA"]);
    expect(xml.at(`${seller}/SpecifiedTaxRegistration/ID`)[1]).toMatchObject({ "#text": "DE123456789" });
  });

  test("BR-62, BR-63: electronic addresses name their kind", () => {
    for (const party of [seller, buyer]) {
      expect(xml.at(`${party}/URIUniversalCommunication/URIID`)[0]).toMatchObject({ "@schemeID": "EM" });
    }
  });

  test("BR-DE-19: the IBAN is a right one", () => {
    const iban =
      xml.text(
        `${settlement}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID`,
      ) ?? "";
    const moved = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
      String(letter.charCodeAt(0) - 55),
    );
    expect(BigInt(moved) % 97n).toBe(1n);
  });

  test("BR-16, BR-21 to BR-25: each line has its number, name, quantity, unit, price and amount", () => {
    expect(items).toHaveLength(invoice.figures.lines.length);
    items.forEach((item, index) => {
      expect(xml.text("AssociatedDocumentLineDocument/LineID", item)).toBe(String(index + 1));
      expect(xml.text("SpecifiedTradeProduct/Name", item)).toBe(invoice.figures.lines[index]?.description);
      const [quantity] = xml.at("SpecifiedLineTradeDelivery/BilledQuantity", item) as XmlNode[];
      expect(quantity?.["@unitCode"]).toMatch(/^(C62|TNE)$/);
      expect(xml.text("SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount", item)).toMatch(
        /^\d+\.\d\d$/,
      );
    });
  });

  test("BR-27: no price is negative, what is taken back is a negative quantity", () => {
    for (const item of items) {
      expect(
        cents(xml.text("SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount", item)),
      ).toBeGreaterThan(0);
    }
  });

  test("PEPPOL-EN16931-R120: an amount is quantity times price, to the cent", () => {
    for (const item of items) {
      const quantity = Number(xml.text("SpecifiedLineTradeDelivery/BilledQuantity", item));
      const price = Number(
        xml.text("SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount", item),
      );
      expect(Math.abs(lineTotal(item) - quantity * price * 100)).toBeLessThanOrEqual(0.5 + 1e-6);
    }
  });

  test("BR-CO-10: the lines make their sum", () => {
    expect(items.reduce((total, item) => total + lineTotal(item), 0)).toBe(
      cents(xml.text(`${sums}/LineTotalAmount`)),
    );
    expect(xml.text(`${sums}/TaxBasisTotalAmount`)).toBe(xml.text(`${sums}/LineTotalAmount`));
  });

  test("BR-S-08, BR-CO-17, BR-DE-14: per rate the basis is the sum of its lines, the tax its share", () => {
    expect(taxes.map((tax) => xml.text("RateApplicablePercent", tax))).toEqual(["19", "7"]);
    for (const tax of taxes) {
      const rate = Number(xml.text("RateApplicablePercent", tax));
      const own = items.filter(
        (item) =>
          xml.text("SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent", item) ===
          String(rate),
      );
      const basis = cents(xml.text("BasisAmount", tax));
      expect(own.reduce((total, item) => total + lineTotal(item), 0)).toBe(basis);
      expect(Math.abs(cents(xml.text("CalculatedAmount", tax)) - (basis * rate) / 100)).toBeLessThanOrEqual(
        0.5,
      );
      expect([xml.text("CategoryCode", tax), xml.text("TypeCode", tax)]).toEqual(["S", "VAT"]);
    }
  });

  test("BR-CO-14, BR-CO-15, BR-CO-16, BR-53: taxes and totals add up, in one currency", () => {
    const total = taxes.reduce((sum, tax) => sum + cents(xml.text("CalculatedAmount", tax)), 0);
    expect(cents(xml.text(`${sums}/TaxTotalAmount`))).toBe(total);
    expect(xml.at(`${sums}/TaxTotalAmount`)[0]).toMatchObject({ "@currencyID": "EUR" });
    const gross = cents(xml.text(`${sums}/GrandTotalAmount`));
    expect(gross).toBe(cents(xml.text(`${sums}/TaxBasisTotalAmount`)) + total);
    expect(xml.text(`${sums}/DuePayableAmount`)).toBe(xml.text(`${sums}/GrandTotalAmount`));
  });

  test("BR-29, BR-30, PEPPOL-EN16931-R110, R111: services lie within the period of the invoice", () => {
    const day = (path: string, from?: XmlNode) => xml.text(`${path}/DateTimeString`, from) ?? "";
    const period = `${settlement}/BillingSpecifiedPeriod`;
    const [start, end] = [day(`${period}/StartDateTime`), day(`${period}/EndDateTime`)];
    expect(start <= end).toBe(true);
    for (const item of items) {
      const at = day("SpecifiedLineTradeSettlement/BillingSpecifiedPeriod/StartDateTime", item);
      expect(at >= start && at <= end).toBe(true);
    }
  });

  test("BR-55, BR-DE-26: a correction names what it corrects, and nothing else does", () => {
    const named = xml.text(`${settlement}/InvoiceReferencedDocument/IssuerAssignedID`);
    expect(named).toBe(invoice.corrects?.number);
  });

  test("PEPPOL-EN16931-R008: no element is empty", () => {
    expect(ciiInvoice(invoice, "xrechnung")).not.toMatch(/<[\w:]+[^>]*>\s*<\/|<[\w:]+[^>]*\/>/);
  });
});

test("the types are 380, 381 and 384", () => {
  const codes = cases.map(([, invoice]) =>
    xmlReader(ciiInvoice(invoice, "xrechnung")).text("CrossIndustryInvoice/ExchangedDocument/TypeCode"),
  );
  expect(codes).toEqual(["380", "381", "384", "384"]);
});

test("XRechnung and ZUGFeRD differ in nothing but the specification they follow", () => {
  const xml = (profile: EInvoiceProfile) =>
    ciiInvoice(invoiceOf(), profile).replace("#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0", "");
  expect(xml("xrechnung")).toBe(xml("zugferd"));
});

test("a ZUGFeRD invoice is a PDF/A-3 that carries its data", async () => {
  const data = ciiInvoice(invoiceOf(), "zugferd");
  const pdf = await renderInvoicePdf(invoiceOf(), Temporal.Instant.from("2027-03-01T08:00:00Z"), data);
  expect((await readPdfBack(pdf)).attachments).toEqual({ "factur-x.xml": data });
  const raw = pdf.toString("latin1");
  for (const mark of [
    "<pdfaid:part>3</pdfaid:part>",
    "<pdfaid:conformance>B</pdfaid:conformance>",
    "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>",
    "<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>",
    "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",
    "/AFRelationship /Alternative",
    "/GTS_PDFA1",
    "/Subtype /text#2Fxml",
  ]) {
    expect(raw, mark).toContain(mark);
  }
});
