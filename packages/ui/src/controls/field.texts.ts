import { defineTexts } from "@kreislauf/contract/base";

/** Apart from the other widgets' texts, because the sign-in page loads no more than it shows. */
export const fieldTexts = defineTexts({
  de: { optional: "optional", showPassword: "Passwort anzeigen" },
  en: { optional: "optional", showPassword: "Show password" },
});
