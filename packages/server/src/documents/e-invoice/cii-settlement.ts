import { ciiDate, decimals, standardRate } from "./cii-values.ts";
import type { InvoiceDocument } from "../base/invoice-document.ts";
import { element, type XmlElement } from "./xml.ts";

/** The code of a SEPA credit transfer (UNCL 4461). */
const creditTransfer = "58";
const currency = "EUR";

/** The totals of an invoice, when and where to pay them, and the document that it corrects. */
export function ciiSettlement({ number, corrects, figures }: InvoiceDocument): XmlElement {
  const { seller } = figures;
  return element("ram:ApplicableHeaderTradeSettlement", [
    element("ram:PaymentReference", number),
    element("ram:InvoiceCurrencyCode", currency),
    element("ram:SpecifiedTradeSettlementPaymentMeans", [
      element("ram:TypeCode", creditTransfer),
      element("ram:PayeePartyCreditorFinancialAccount", [
        element("ram:IBANID", seller.iban),
        element("ram:AccountName", seller.name),
      ]),
      seller.bic !== null &&
        element("ram:PayeeSpecifiedCreditorFinancialInstitution", [element("ram:BICID", seller.bic)]),
    ]),
    ...figures.vat.map(({ rate, netAmount, vatAmount }) =>
      element("ram:ApplicableTradeTax", [
        element("ram:CalculatedAmount", decimals(vatAmount)),
        element("ram:TypeCode", "VAT"),
        element("ram:BasisAmount", decimals(netAmount)),
        element("ram:CategoryCode", standardRate),
        element("ram:RateApplicablePercent", String(rate)),
      ]),
    ),
    element("ram:BillingSpecifiedPeriod", [
      element("ram:StartDateTime", [ciiDate(figures.serviceFrom)]),
      element("ram:EndDateTime", [ciiDate(figures.serviceTo)]),
    ]),
    element("ram:SpecifiedTradePaymentTerms", [
      element("ram:Description", figures.paymentTerms),
      element("ram:DueDateDateTime", [ciiDate(figures.dueDate)]),
    ]),
    element("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
      element("ram:LineTotalAmount", decimals(figures.netAmount)),
      element("ram:TaxBasisTotalAmount", decimals(figures.netAmount)),
      element("ram:TaxTotalAmount", decimals(figures.vatAmount), { currencyID: currency }),
      element("ram:GrandTotalAmount", decimals(figures.grossAmount)),
      element("ram:DuePayableAmount", decimals(figures.grossAmount)),
    ]),
    corrects !== null &&
      element("ram:InvoiceReferencedDocument", [
        element("ram:IssuerAssignedID", corrects.number),
        element("ram:FormattedIssueDateTime", [ciiDate(corrects.date, "qdt:DateTimeString")]),
      ]),
    !!figures.costCentre && ciiCostCentre(figures.costCentre),
  ]);
}

/** The customer's account that an invoice (BT-19) or a line (BT-133) is charged to. */
export const ciiCostCentre = (costCentre: string): XmlElement =>
  element("ram:ReceivableSpecifiedTradeAccountingAccount", [element("ram:ID", costCentre)]);
