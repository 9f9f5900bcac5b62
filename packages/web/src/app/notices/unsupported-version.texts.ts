import { defineTexts } from "@kreislauf/contract/base";

export const unsupportedVersionTexts = defineTexts({
  de: {
    title: "Diese Version der Anwendung wird nicht mehr unterstützt.",
    text: "Laden Sie die Seite neu, um mit der aktuellen weiterzuarbeiten.",
    reload: "Neu laden",
  },
  en: {
    title: "This version of the application is no longer supported.",
    text: "Reload the page to continue with the current version.",
    reload: "Reload",
  },
});
