import { defineTexts } from "@kreislauf/contract/base";
import { documentFieldLabels as labels, documentsTexts } from "@kreislauf/contract/documents";

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
  ],
} as const;

const words = defineTexts({
  de: { several: "mehrere" },
  en: { several: "several" },
});

/** A table of documents, as a workbook and in a ZIP. */
export const documentTableTexts = {
  de: { ...words.de, heads: heads.de },
  en: { ...words.en, heads: heads.en },
};
