import { defineTexts } from "@kreislauf/contract/base";
import {
  type InvoiceCheckState,
  invoiceCheckTexts,
  type PaymentFilter,
  paymentFilterTexts,
} from "@kreislauf/contract/documents";

/** Texts of the contents list in a ZIP of documents, of file names, and of the filters in the audit log of exports. */
export const zipDocumentsTexts = defineTexts({
  de: {
    anyType: "Belege",
    fileName: "Belege.csv",
    file: "Datei",
    unreadable: "Datei konnte nicht empfangen werden.",
    search: (typed: string) => `Suche: ${typed}`,
    check: (state: InvoiceCheckState) => `Prüfung: ${invoiceCheckTexts.de[state]}`,
    payment: (state: PaymentFilter) => `Zahlung: ${paymentFilterTexts.de[state]}`,
  },
  en: {
    anyType: "Documents",
    fileName: "documents.csv",
    file: "File",
    unreadable: "The file could not be downloaded.",
    search: (typed) => `Search: ${typed}`,
    check: (state) => `Check: ${invoiceCheckTexts.en[state]}`,
    payment: (state) => `Payment: ${paymentFilterTexts.en[state]}`,
  },
});
