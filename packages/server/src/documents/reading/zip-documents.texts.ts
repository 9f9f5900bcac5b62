import { defineTexts } from "@kreislauf/contract/base";

const heads = {
  de: [
    "Belegart",
    "Nummer",
    "Datum",
    "Leistungsmonat",
    "Betrag netto",
    "Währung",
    "Leistungsbeleg",
    "Auftrag",
    "Standort",
    "Datei",
  ],
  en: [
    "Type",
    "Number",
    "Date",
    "Service month",
    "Net amount",
    "Currency",
    "Service receipt",
    "Order",
    "Site",
    "File",
  ],
} as const;

const words = defineTexts({
  de: {
    zipName: "Belege.zip",
    fileName: "Belege.csv",
    unreadable: "Datei konnte nicht empfangen werden.",
    search: (typed: string) => `Suche: ${typed}`,
  },
  en: {
    zipName: "documents.zip",
    fileName: "documents.csv",
    unreadable: "The file could not be downloaded.",
    search: (typed) => `Search: ${typed}`,
  },
});

/** The contents list in a ZIP of documents. */
export const zipDocumentsTexts = {
  de: { ...words.de, heads: heads.de },
  en: { ...words.en, heads: heads.en },
};
