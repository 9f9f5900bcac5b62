import { defineTexts, type RoomErrorCode } from "../base/index.ts";

/** Why a person cannot be invited or changed: one sentence per code. */
export const usersErrorTexts = defineTexts<Record<RoomErrorCode<"users">, string>>({
  de: {
    email_taken: "Diese E-Mail-Adresse ist bereits registriert.",
    permission_not_held: "Sie können nur Rechte vergeben, die Sie selbst haben.",
    already_registered: "Diese Person hat ihren Zugang schon eingerichtet.",
    self_edit: "Ihre eigenen Angaben ändern Sie in den Kontoeinstellungen.",
    emergency_account:
      "Das ist das Notfallkonto für die Anmeldung mit Firmenkonto. Der Betreiber muss zuerst ein anderes bestimmen.",
    last_user_manager: "Mindestens eine registrierte Person muss Benutzer verwalten dürfen.",
    contact_assigned:
      "Der Kontakt ist noch Ansprechperson an einem Standort. Weisen Sie dort erst eine andere Person zu.",
    person_changed: "Jemand anders hat diese Angaben inzwischen geändert.",
    too_many_invitations:
      "An diese Adresse gingen eben schon mehrere Einladungen. Bitte warten Sie eine Viertelstunde.",
    picture_unusable: "Das Bild lässt sich nicht lesen. Bitte wählen Sie ein JPEG, PNG oder WebP.",
    picture_too_large: "Das Bild ist zu groß. Erlaubt sind höchstens 5 MB und 10.000 Pixel je Seite.",
  },
  en: {
    email_taken: "This e-mail address is already registered.",
    permission_not_held: "You can only grant permissions that you hold yourself.",
    already_registered: "This person has already set up their account.",
    self_edit: "You can change your own details in your account settings.",
    emergency_account:
      "This is the emergency account for signing in with the company account. The operator has to name another one first.",
    last_user_manager: "At least one registered user must have permission to manage users.",
    contact_assigned: "This contact is still the contact person for a site. Assign someone else there first.",
    person_changed: "Somebody else has changed these details in the meantime.",
    too_many_invitations:
      "Several invitations have just been sent to this address. Please wait a quarter of an hour.",
    picture_unusable: "The image cannot be read. Please choose a JPEG, PNG or WebP file.",
    picture_too_large: "The image is too large. The maximum is 5 MB and 10,000 pixels per side.",
  },
});

export const secondFactorRuleErrorTexts = defineTexts({
  de: { tooEarly: (date: string) => `Bitte wählen Sie einen Tag ab dem ${date}, damit alle Zeit haben.` },
  en: { tooEarly: (date) => `Please choose a day from ${date} on, so that everybody has time.` },
});

export const phoneErrorTexts = defineTexts({
  de: { notAPhone: "Bitte geben Sie eine gültige Telefonnummer an, zum Beispiel 0561 5550140." },
  en: { notAPhone: "Please enter a valid phone number, for example +49 561 5550140." },
});
