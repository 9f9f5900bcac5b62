import { defineTexts } from "@kreislauf/contract/base";

/** The texts that the list itself needs to choose orders; the others are loaded with the bar of actions. */
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
