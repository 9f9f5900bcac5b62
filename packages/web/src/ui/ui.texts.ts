import { defineTexts } from "@kreislauf/contract/base";

export const uiTexts = defineTexts({
  de: {
    field: { optional: "optional" },
    password: { show: "Passwort anzeigen" },
  },
  en: {
    field: { optional: "optional" },
    password: { show: "Show password" },
  },
});
