import { defineTexts } from "@kreislauf/contract/base";

export const outdatedTexts = defineTexts({
  de: {
    title: "Diese Version der Anwendung wird nicht mehr unterstützt.",
    text: "Laden Sie die Seite neu, um mit der aktuellen weiterzuarbeiten.",
    reload: "Neu laden",
  },
  en: {
    title: "This version of the application is no longer supported.",
    text: "Reload the page to go on with the current one.",
    reload: "Reload",
  },
});
