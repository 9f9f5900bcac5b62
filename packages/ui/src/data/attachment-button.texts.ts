import { defineTexts } from "@kreislauf/contract/base";

export const attachmentButtonTexts = defineTexts({
  de: {
    save: (name: string) => `${name} speichern`,
    notLoaded: "Die Datei konnte nicht geladen werden.",
  },
  en: {
    save: (name) => `Save ${name}`,
    notLoaded: "The file could not be loaded.",
  },
});
