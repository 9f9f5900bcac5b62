import { defineTexts } from "@kreislauf/contract/base";

export const baseTexts = defineTexts({
  de: {
    error: {
      generic: "Ein Fehler ist aufgetreten. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.",
      unreachable:
        "Das Portal ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es in Kürze erneut.",
      serverFailed: "Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es in Kürze erneut.",
    },
  },
  en: {
    error: {
      generic: "An error has occurred. Please try again later.",
      unreachable:
        "The portal cannot be reached right now. Please check your internet connection or try again shortly.",
      serverFailed: "The server has failed. Please try again shortly.",
    },
  },
});
