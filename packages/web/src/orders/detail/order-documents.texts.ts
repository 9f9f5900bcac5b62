import { defineTexts } from "@kreislauf/contract/base";

export const orderDocumentsTexts = defineTexts({
  de: {
    title: "Belege",
    loading: "Belege des Auftrags werden geladen",
    failed: "Die Belege konnten nicht geladen werden",
  },
  en: {
    title: "Documents",
    loading: "Loading the order's documents",
    failed: "The documents could not be loaded",
  },
});
