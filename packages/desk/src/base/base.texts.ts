import { defineTexts } from "@kreislauf/contract/base";

export const baseTexts = defineTexts({
  de: { unreachable: "Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung." },
  en: { unreachable: "The server cannot be reached. Please check your internet connection." },
});
