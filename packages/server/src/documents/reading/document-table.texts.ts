import { defineTexts } from "@kreislauf/contract/base";
import { documentFieldLabels as labels, documentsTexts } from "@kreislauf/contract/documents";

/** Texts of a table of documents, which is sent as a workbook or in a ZIP. */
export const documentTableTexts = defineTexts({
  de: {
    several: "mehrere",
    heads: {
      type: labels.de.type,
      number: labels.de.number,
      date: labels.de.date,
      month: labels.de.monthOfServiceDate,
      net: labels.de.netAmount,
      tax: "Umsatzsteuer",
      gross: labels.de.grossAmount,
      currency: "Währung",
      dueDate: labels.de.dueDate,
      purchaseOrderNumber: "Bestellnummer",
      costCentre: "Kostenstelle",
      receipt: documentsTexts.de.type.service_receipt,
      order: "Auftrag",
      siteNumber: "Standortnummer",
      site: "Standort",
    },
  },
  en: {
    several: "several",
    heads: {
      type: labels.en.type,
      number: labels.en.number,
      date: labels.en.date,
      month: labels.en.monthOfServiceDate,
      net: labels.en.netAmount,
      tax: "VAT",
      gross: labels.en.grossAmount,
      currency: "Currency",
      dueDate: labels.en.dueDate,
      purchaseOrderNumber: "PO number",
      costCentre: "Cost centre",
      receipt: documentsTexts.en.type.service_receipt,
      order: "Order",
      siteNumber: "Site number",
      site: "Site",
    },
  },
});
