import { defineTexts } from "@kreislauf/contract/base";

export const quoteRowTexts = defineTexts({
  de: {
    containers: (amount: number, container: string) => `${amount} × ${container}`,
    until: (day: string) => `gültig bis ${day}, 24:00\u00A0Uhr`,
    open: "Ansehen",
    openOf: (number: string) => `Ansehen, Angebot ${number}`,
  },
  en: {
    containers: (amount, container) => `${amount} × ${container}`,
    until: (day) => `valid until ${day}, 24:00`,
    open: "View",
    openOf: (number) => `View, quote ${number}`,
  },
});
