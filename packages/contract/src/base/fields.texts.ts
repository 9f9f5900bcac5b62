import { defineTexts } from "./language.ts";

/** What is said beside a field whose value the schema refused. */
export const fieldTexts = defineTexts({
  de: {
    required: "Bitte füllen Sie dieses Feld aus.",
    unusable: "Diese Angabe passt hier nicht.",
    unknownField: "Dieses Feld gibt es hier nicht.",
    wholeNumber: "Bitte geben Sie eine ganze Zahl an.",
    number: "Bitte geben Sie eine Zahl an.",
    notOffered: "Bitte wählen Sie einen der angebotenen Werte.",
    date: "Bitte geben Sie ein Datum an, das es gibt.",
    instant: "Bitte geben Sie einen Zeitpunkt an.",
    email: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    atLeast: (least: number) => `Der Wert muss mindestens ${least} sein.`,
    atMost: (most: number) => `Der Wert darf höchstens ${most} sein.`,
    tooShort: (least: number) => `Bitte geben Sie mindestens ${least} Zeichen ein.`,
    tooLong: (most: number) => `Bitte geben Sie höchstens ${most} Zeichen ein.`,
    tooFew: (least: number) => `Bitte wählen Sie mindestens ${least}.`,
    tooMany: (most: number) => `Bitte wählen Sie höchstens ${most}.`,
    reasons: {
      unusable_characters: "Der Text enthält Zeichen, die sich nicht speichern lassen.",
      json: "Der Filter lässt sich nicht lesen.",
      date_range: "Das Enddatum darf nicht vor dem Startdatum liegen.",
      reason_missing: "Bitte nennen Sie kurz den Grund.",
      agreement_or_container: "Bitte geben Sie die Vereinbarung oder Standort, Abfallart und Behälter an.",
      date_with_other: "Einen eigenen Termin geben Sie genau dann an, wenn Sie einen anderen wünschen.",
    },
  },
  en: {
    required: "Please fill in this field.",
    unusable: "This value does not fit here.",
    unknownField: "There is no such field here.",
    wholeNumber: "Please enter a whole number.",
    number: "Please enter a number.",
    notOffered: "Please choose one of the values offered.",
    date: "Please enter a date that exists.",
    instant: "Please enter a point in time.",
    email: "Please enter a valid e-mail address",
    atLeast: (least) => `The value must be at least ${least}.`,
    atMost: (most) => `The value must be at most ${most}.`,
    tooShort: (least) => `Please enter at least ${least} characters.`,
    tooLong: (most) => `Please enter at most ${most} characters.`,
    tooFew: (least) => `Please choose at least ${least}.`,
    tooMany: (most) => `Please choose at most ${most}.`,
    reasons: {
      unusable_characters: "The text contains characters that cannot be stored.",
      json: "The filter cannot be read.",
      date_range: "The end date must not be before the start date.",
      reason_missing: "Please give the reason briefly.",
      agreement_or_container: "Please give the agreement, or location, waste type and container.",
      date_with_other: "Give a date of your own if, and only if, you ask for another one.",
    },
  },
});

/** Names what a refinement of a schema found wrong; each has its sentence. */
export type FieldReason = keyof (typeof fieldTexts)["de"]["reasons"];
