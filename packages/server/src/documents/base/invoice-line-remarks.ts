import type { InvoiceLine } from "@kreislauf/contract/documents";
import { formatDecimal } from "./format-german-numbers.ts";
import { printedDocumentsTexts } from "./printed-documents.texts.ts";

/** The remarks below the text of an invoice line: the same in the PDF and in the XML. */
export const invoiceLineRemarks = (line: InvoiceLine): string[] => [
  ...(line.note === null ? [] : [line.note]),
  ...(line.orderNumber === null ? [] : [printedDocumentsTexts.order(line.orderNumber)]),
  ...(line.serviceReceiptNumber === null ? [] : [printedDocumentsTexts.receipt(line.serviceReceiptNumber)]),
  ...(line.weightKg === null
    ? []
    : [printedDocumentsTexts.weight(printedDocumentsTexts.kilograms(formatDecimal(line.weightKg, 0, 3)))]),
  ...(line.costCentre ? [printedDocumentsTexts.lineCostCentre(line.costCentre)] : []),
];
