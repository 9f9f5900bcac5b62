import { defineTexts } from "@kreislauf/contract/base";
import {
  documentFieldLabels as labels,
  documentsTexts,
  type InvoiceCheckState,
  invoiceCheckTexts,
} from "@kreislauf/contract/documents";

const heads = {
  de: [
    labels.de.type,
    labels.de.number,
    labels.de.date,
    labels.de.monthOfServiceDate,
    labels.de.netAmount,
    "Umsatzsteuer",
    labels.de.grossAmount,
    "Währung",
    labels.de.dueDate,
    "Bestellnummer",
    "Kostenstelle",
    documentsTexts.de.type.service_receipt,
    "Auftrag",
    "Standortnummer",
    "Standort",
    "Datei",
  ],
  en: [
    labels.en.type,
    labels.en.number,
    labels.en.date,
    labels.en.monthOfServiceDate,
    labels.en.netAmount,
    "VAT",
    labels.en.grossAmount,
    "Currency",
    labels.en.dueDate,
    "PO number",
    "Cost centre",
    documentsTexts.en.type.service_receipt,
    "Order",
    "Site number",
    "Site",
    "File",
  ],
} as const;

const words = defineTexts({
  de: {
    anyType: "Belege",
    fileName: "Belege.csv",
    unreadable: "Datei konnte nicht empfangen werden.",
    several: "mehrere",
    search: (typed: string) => `Suche: ${typed}`,
    check: (state: InvoiceCheckState) => `Prüfung: ${invoiceCheckTexts.de[state]}`,
  },
  en: {
    anyType: "Documents",
    fileName: "documents.csv",
    unreadable: "The file could not be downloaded.",
    several: "several",
    search: (typed) => `Search: ${typed}`,
    check: (state) => `Check: ${invoiceCheckTexts.en[state]}`,
  },
});

/** The contents list in a ZIP of documents. */
export const zipDocumentsTexts = {
  de: { ...words.de, heads: heads.de },
  en: { ...words.en, heads: heads.en },
};
