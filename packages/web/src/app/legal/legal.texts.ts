import { defineTexts } from "@kreislauf/contract/base";

export const legalTexts = defineTexts({
  de: {
    loading: "Text wird geladen",
    failed: "Der Text konnte nicht geladen werden",
  },
  en: {
    loading: "Loading text",
    failed: "The text could not be loaded",
  },
});
