import { defineTexts } from "@kreislauf/contract/base";

export const formsTexts = defineTexts({
  de: {
    save: "Speichern",
    cancel: "Abbrechen",
    order: (number: string) => `Auftrag ${number}`,
    orderChanged:
      "Der Auftrag wurde inzwischen geändert. Sie sehen, was jetzt gilt; Ihre Eingaben sind noch da.",
  },
  en: {
    save: "Save",
    cancel: "Cancel",
    order: (number) => `Order ${number}`,
    orderChanged:
      "The order has been changed in the meantime. You see what applies now; what you typed is still here.",
  },
});
