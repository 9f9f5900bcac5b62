import { defineTexts } from "@kreislauf/contract/base";

/** Filters that several lists of the desk have. */
export const sharedFilterTexts = defineTexts({
  de: {
    land: "Bundesland",
    searchLand: "Bundesland suchen",
    disposer: "Entsorger",
    searchDisposer: "Entsorger suchen",
  },
  en: {
    land: "Federal state",
    searchLand: "Search federal states",
    disposer: "Disposer",
    searchDisposer: "Search disposers",
  },
});
