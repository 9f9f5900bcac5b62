import { defineTexts } from "../base/index.ts";

/** Names of the levels by their id (docs/coverage.md 6.2). */
export const levelTexts = defineTexts({
  de: { 1: "Zentrale", 2: "Großgebiet", 3: "Gebiet", 4: "Standort" },
  en: { 1: "Central", 2: "Large area", 3: "Area", 4: "Site" },
});
