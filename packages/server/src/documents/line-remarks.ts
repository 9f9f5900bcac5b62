import type { InvoiceLine } from "@kreislauf/contract/documents";
import { decimal } from "./german-figures.ts";
import { voucherTexts } from "./vouchers.texts.ts";

/** What a line of an invoice stands for, in words; the same on paper and in the data. */
export const lineRemarks = (line: InvoiceLine): string[] => [
  ...(line.note === null ? [] : [line.note]),
  ...(line.orderNumber === null ? [] : [voucherTexts.order(line.orderNumber)]),
  ...(line.serviceReceiptNumber === null ? [] : [voucherTexts.receipt(line.serviceReceiptNumber)]),
  ...(line.weightKg === null
    ? []
    : [voucherTexts.weight(voucherTexts.kilograms(decimal(line.weightKg, 0, 3)))]),
];
