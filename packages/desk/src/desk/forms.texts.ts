import { defineTexts } from "@kreislauf/contract/base";

export const formsTexts = defineTexts({
  de: { save: "Speichern", cancel: "Abbrechen" },
  en: { save: "Save", cancel: "Cancel" },
});
