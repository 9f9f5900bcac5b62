import { defineTexts } from "@kreislauf/contract/base";

export const baseTexts = defineTexts({
  de: {
    error: {
      generic: "Ein Fehler ist aufgetreten. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.",
      unreachable: "Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.",
      serverFailed: "Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es in Kürze erneut.",
    },
  },
  en: {
    error: {
      generic: "An error has occurred. Please try again later.",
      unreachable: "The server cannot be reached. Please check your internet connection.",
      serverFailed: "The server has failed. Please try again shortly.",
    },
  },
});
