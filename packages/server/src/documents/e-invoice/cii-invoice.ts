import {
  type InvoiceLine,
  invoiceTypeCode,
  invoiceUnits,
  negateFigures,
} from "@kreislauf/contract/documents";
import { ciiBuyer, ciiSeller, ciiSite } from "./cii-parties.ts";
import { ciiCostCentre, ciiSettlement } from "./cii-settlement.ts";
import { ciiDate, decimals, standardRate } from "./cii-values.ts";
import type { InvoiceDocument } from "../base/invoice-document.ts";
import { invoiceLineRemarks } from "../base/invoice-line-remarks.ts";
import { element, xmlDocument, type XmlElement } from "./xml.ts";

/** The business process (BT-23) and the specification identifier (BT-24) of an e-invoice. */
const profiles = {
  xrechnung: {
    process: "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",
    guideline: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
  },
  zugferd: {
    process: "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",
    guideline: "urn:cen.eu:en16931:2017",
  },
} as const;
export type EInvoiceProfile = keyof typeof profiles;

const namespaces = {
  "xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
  "xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
  "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
  "xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
};

/** In a credit note (381) positive amounts are credited, so its amounts get the opposite sign. */
const withSignOfItsCode = (invoice: InvoiceDocument): InvoiceDocument =>
  invoice.type === "credit_note" ? { ...invoice, figures: negateFigures(invoice.figures) } : invoice;

/** Writes an invoice as UN/CEFACT Cross Industry Invoice, with its elements in the sequence that the schema demands. */
export function ciiInvoice(document: InvoiceDocument, profile: EInvoiceProfile): string {
  const { process, guideline } = profiles[profile];
  const invoice = withSignOfItsCode(document);
  const { figures } = invoice;
  return xmlDocument(
    element(
      "rsm:CrossIndustryInvoice",
      [
        element("rsm:ExchangedDocumentContext", [
          element("ram:BusinessProcessSpecifiedDocumentContextParameter", [element("ram:ID", process)]),
          element("ram:GuidelineSpecifiedDocumentContextParameter", [element("ram:ID", guideline)]),
        ]),
        element("rsm:ExchangedDocument", [
          element("ram:ID", invoice.number),
          element("ram:TypeCode", String(invoiceTypeCode[invoice.type])),
          element("ram:IssueDateTime", [ciiDate(invoice.date)]),
        ]),
        element("rsm:SupplyChainTradeTransaction", [
          ...figures.lines.map((line, index) => ciiLine(line, index + 1)),
          element("ram:ApplicableHeaderTradeAgreement", [
            figures.buyerReference !== null && element("ram:BuyerReference", figures.buyerReference),
            ciiSeller(figures.seller),
            ciiBuyer(figures.buyer),
            figures.purchaseOrderNumber !== null &&
              element("ram:BuyerOrderReferencedDocument", [
                element("ram:IssuerAssignedID", figures.purchaseOrderNumber),
              ]),
            !!figures.project &&
              element("ram:SpecifiedProcuringProject", [
                element("ram:ID", figures.project),
                element("ram:Name", figures.project),
              ]),
          ]),
          element("ram:ApplicableHeaderTradeDelivery", [
            ciiSite(invoice.site),
            element("ram:ActualDeliverySupplyChainEvent", [
              element("ram:OccurrenceDateTime", [ciiDate(figures.serviceTo)]),
            ]),
          ]),
          ciiSettlement(invoice),
        ]),
      ],
      namespaces,
    ),
  );
}

function ciiLine(line: InvoiceLine, position: number): XmlElement {
  const receipt = line.serviceReceiptNumber;
  const remarks = invoiceLineRemarks(line);
  return element("ram:IncludedSupplyChainTradeLineItem", [
    element("ram:AssociatedDocumentLineDocument", [
      element("ram:LineID", String(position)),
      remarks.length > 0 && element("ram:IncludedNote", [element("ram:Content", remarks.join(", "))]),
    ]),
    element("ram:SpecifiedTradeProduct", [element("ram:Name", line.description)]),
    element("ram:SpecifiedLineTradeAgreement", [
      element("ram:NetPriceProductTradePrice", [element("ram:ChargeAmount", decimals(line.unitPrice))]),
    ]),
    element("ram:SpecifiedLineTradeDelivery", [
      element("ram:BilledQuantity", String(line.quantity), { unitCode: invoiceUnits[line.unit] }),
    ]),
    element("ram:SpecifiedLineTradeSettlement", [
      element("ram:ApplicableTradeTax", [
        element("ram:TypeCode", "VAT"),
        element("ram:CategoryCode", standardRate),
        element("ram:RateApplicablePercent", String(line.vatRate)),
      ]),
      element("ram:BillingSpecifiedPeriod", [
        element("ram:StartDateTime", [ciiDate(line.serviceDate)]),
        element("ram:EndDateTime", [ciiDate(line.serviceDate)]),
      ]),
      element("ram:SpecifiedTradeSettlementLineMonetarySummation", [
        element("ram:LineTotalAmount", decimals(line.netAmount)),
      ]),
      receipt !== null &&
        element("ram:AdditionalReferencedDocument", [
          element("ram:IssuerAssignedID", receipt),
          element("ram:TypeCode", "130"),
          // The code for a delivery note in UNTDID 1153.
          element("ram:ReferenceTypeCode", "DQ"),
        ]),
      !!line.costCentre && ciiCostCentre(line.costCentre),
    ]),
  ]);
}
