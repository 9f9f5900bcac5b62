import { defineTexts } from "@kreislauf/contract/base";

/** Separate from the base texts, because those are loaded with the first page, which does not need this text. */
export const exportTexts = defineTexts({
  de: { nothingToExport: "Es gibt keine Zeilen, die exportiert werden könnten." },
  en: { nothingToExport: "There are no rows to export." },
});
