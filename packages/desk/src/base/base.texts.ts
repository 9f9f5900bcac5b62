import { defineTexts } from "@kreislauf/contract/base";

export const baseTexts = defineTexts({
  de: {
    unreachable:
      "Der Server antwortet nicht. Bitte prüfen Sie Ihre Internetverbindung, und versuchen Sie es noch einmal.",
  },
  en: { unreachable: "The server does not answer. Please check your internet connection and try again." },
});
