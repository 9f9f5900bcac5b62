import { defineTexts } from "../base/index.ts";

/** Messages about passwords. The specification fixes the German ones verbatim (docs/coverage.md 5.1 to 5.7). */
export const passwordErrorTexts = defineTexts({
  de: {
    required: "Passwort ist erforderlich",
    mismatch: "Passwörter stimmen nicht überein",
    problems: {
      too_short: "Das Passwort muss mindestens 8 Zeichen lang sein",
      no_uppercase: "Das Passwort muss mindestens einen Großbuchstaben enthalten",
      no_lowercase: "Das Passwort muss mindestens einen Kleinbuchstaben enthalten",
      no_digit: "Das Passwort muss mindestens eine Zahl enthalten",
    },
    tooLong: "Das Passwort darf höchstens 128 Zeichen lang sein",
    tooCommon: "Dieses Passwort ist zu bekannt. Bitte wählen Sie ein anderes",
    containsName: "Das Passwort darf weder den Namen des Portals noch den Ihres Unternehmens enthalten",
    sameAsBefore: "Bitte wählen Sie ein anderes Passwort als bisher",
    wrongPassword: "Das Passwort stimmt nicht",
    wrongOldPassword: "Das bisherige Passwort stimmt nicht",
  },
  en: {
    required: "A password is required",
    mismatch: "The passwords do not match",
    problems: {
      too_short: "The password must be at least 8 characters long",
      no_uppercase: "The password must contain at least one uppercase letter",
      no_lowercase: "The password must contain at least one lowercase letter",
      no_digit: "The password must contain at least one digit",
    },
    tooLong: "The password must be at most 128 characters long",
    tooCommon: "This password is too common. Please choose another one",
    containsName: "The password must not contain the name of the portal or of your company",
    sameAsBefore: "Please choose a password different from your current one",
    wrongPassword: "The password is incorrect",
    wrongOldPassword: "The current password is incorrect",
  },
});
