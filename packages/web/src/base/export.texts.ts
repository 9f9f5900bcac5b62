import { defineTexts } from "@kreislauf/contract/base";

/** Not among the base texts, because those are loaded with the first page, which does not need these. */
export const exportTexts = defineTexts({
  de: { nothingToExport: "Es gibt keine Zeilen, die exportiert werden könnten." },
  en: { nothingToExport: "There are no rows to export." },
});
