import { defineTexts } from "@kreislauf/contract/base";

/** Apart from the base texts, which are part of the first visit. */
export const exportTexts = defineTexts({
  de: { nothingToExport: "Es gibt keine Zeilen, die exportiert werden könnten." },
  en: { nothingToExport: "There are no rows to export." },
});
