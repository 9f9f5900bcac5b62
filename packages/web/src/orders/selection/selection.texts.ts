import { defineTexts } from "@kreislauf/contract/base";

/** What the list itself says about choosing orders; the rest is loaded with the bar. */
export const selectionTexts = defineTexts({
  de: {
    choose: (orderNumber: string) => `Auftrag ${orderNumber} auswählen`,
    choosePage: "Alle Aufträge dieser Seite auswählen",
    start: "Auswählen",
    all: "Alle dieser Seite auswählen",
    end: "Fertig",
  },
  en: {
    choose: (orderNumber) => `Select order ${orderNumber}`,
    choosePage: "Select all orders on this page",
    start: "Select",
    all: "Select all on this page",
    end: "Finish",
  },
});
