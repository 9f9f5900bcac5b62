import { defineTexts } from "@kreislauf/contract/base";
import { formatEuroAmount } from "../../documents/index.ts";

export const invoiceLinesTexts = defineTexts({
  de: {
    added: (number: string, lines: number, net: number) =>
      `${number}: ${lines === 1 ? "1 Position" : `${lines} Positionen`}, ${formatEuroAmount(net)} netto`,
    /** Printed on the invoice if the table names no payment terms. */
    payableBy: (day: string) => `Zahlbar bis ${day}.`,
  },
  en: {
    added: (number: string, lines: number, net: number) =>
      `${number}: ${lines === 1 ? "1 line" : `${lines} lines`}, ${formatEuroAmount(net)} net`,
    payableBy: (day: string) => `Payable by ${day}.`,
  },
});
