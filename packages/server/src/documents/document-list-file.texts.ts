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
    "Receipt",
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
    unreadable: "The file could not be received.",
    search: (typed) => `Search: ${typed}`,
  },
});

/** The list that lies in a ZIP of documents. */
export const documentListTexts = {
  de: { ...words.de, heads: heads.de },
  en: { ...words.en, heads: heads.en },
};
