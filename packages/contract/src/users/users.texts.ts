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
    tooLong: "Das Passwort darf höchstens 128 Zeichen lang sein",
    tooCommon: "Dieses Passwort ist zu bekannt. Bitte wählen Sie ein anderes",
    containsName: "Das Passwort darf weder den Namen des Portals noch den Ihres Unternehmens enthalten",
    sameAsBefore: "Bitte wählen Sie ein anderes Passwort als bisher",
    wrongOldPassword: "Das bisherige Passwort stimmt nicht",
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
    tooLong: "The password may have at most 128 characters",
    tooCommon: "This password is too well known. Please choose another one",
    containsName: "The password must contain neither the portal's name nor your company's",
    sameAsBefore: "Please choose another password than before",
    wrongOldPassword: "The present password is not right",
  },
});

/** Why a person cannot be invited or changed: one sentence per code. */
export const usersErrorTexts = defineTexts({
  de: {
    email_taken: "Diese E-Mail-Adresse ist bereits registriert.",
    permission_not_held: "Sie können nur Berechtigungen vergeben, die Sie selbst haben.",
    already_registered: "Diese Person hat ihren Zugang schon eingerichtet.",
    self_edit: "Ihre eigenen Angaben ändern Sie in den Kontoeinstellungen.",
    last_user_manager: "Mindestens eine registrierte Person muss Benutzer verwalten dürfen.",
    contact_assigned:
      "Der Kontakt ist noch Ansprechperson an einem Standort. Weisen Sie dort erst eine andere Person zu.",
    picture_unusable: "Das Bild lässt sich nicht lesen. Bitte wählen Sie ein JPEG, PNG oder WebP.",
    picture_too_large: "Das Bild ist zu groß. Erlaubt sind höchstens 5 MB und 10.000 Pixel je Seite.",
  },
  en: {
    email_taken: "This e-mail address is already registered.",
    permission_not_held: "You can only grant permissions that you hold yourself.",
    already_registered: "This person has already set up their access.",
    self_edit: "You change your own data in the account settings.",
    last_user_manager: "At least one registered person must be allowed to manage users.",
    contact_assigned: "The contact is still the contact person of a site. Assign another person there first.",
    picture_unusable: "The picture cannot be read. Please choose a JPEG, PNG or WebP.",
    picture_too_large: "The picture is too large. At most 5 MB and 10,000 pixels a side are allowed.",
  },
});

export const phoneTexts = defineTexts({
  de: { notAPhone: "Bitte geben Sie eine gültige Telefonnummer an, zum Beispiel 0561 5550140." },
  en: { notAPhone: "Please enter a valid phone number, for example +49 561 5550140." },
});
