import { defineTexts } from "@kreislauf/contract/base";

/** Not in ui.texts.ts, so that the sign-in page does not load the texts of all widgets. */
export const fieldTexts = defineTexts({
  de: {
    optional: "optional",
    showPassword: "Passwort anzeigen",
    required: "Bitte füllen Sie dieses Feld aus.",
    email: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
    unusable: "Diese Angabe passt hier nicht.",
  },
  en: {
    optional: "optional",
    showPassword: "Show password",
    required: "Please fill in this field.",
    email: "Please enter a valid e-mail address.",
    unusable: "This value is not valid here.",
  },
});
