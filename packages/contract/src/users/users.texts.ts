import { defineTexts } from "../base/index.ts";

/** The German sentences stand word for word in product.md section 5. */
export const passwordTexts = defineTexts({
  de: {
    required: "Passwort ist erforderlich",
    mismatch: "Passwörter stimmen nicht überein",
    problems: {
      too_short: "Das Passwort muss mindestens 8 Zeichen lang sein",
      no_uppercase: "Das Passwort muss mindestens einen Großbuchstaben enthalten",
      no_lowercase: "Das Passwort muss mindestens einen Kleinbuchstaben enthalten",
      no_digit: "Das Passwort muss mindestens eine Zahl enthalten",
    },
  },
  en: {
    required: "A password is required",
    mismatch: "The passwords do not match",
    problems: {
      too_short: "The password must have at least 8 characters",
      no_uppercase: "The password must contain at least one uppercase letter",
      no_lowercase: "The password must contain at least one lowercase letter",
      no_digit: "The password must contain at least one digit",
    },
  },
});
