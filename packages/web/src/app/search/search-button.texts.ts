import { defineTexts } from "@kreislauf/contract/base";

export const searchButtonTexts = defineTexts({
  de: { open: "Suchen", keys: "Strg K", allSites: "Alle Standorte" },
  en: { open: "Search", keys: "Ctrl K", allSites: "All sites" },
});
