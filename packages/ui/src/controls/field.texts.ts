import { defineTexts } from "@kreislauf/contract/base";

/** Not in ui.texts.ts, so that the sign-in page does not load the texts of all widgets. */
export const fieldTexts = defineTexts({
  de: { optional: "optional", showPassword: "Passwort anzeigen" },
  en: { optional: "optional", showPassword: "Show password" },
});
