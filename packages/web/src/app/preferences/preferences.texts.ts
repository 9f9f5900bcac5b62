import { defineTexts } from "@kreislauf/contract/base";

export const preferencesTexts = defineTexts({
  de: {
    context: (name: string, company: string) => `${name}, ${company}`,
    onThisPage: "Auf dieser Seite",
    sections: {
      person: "Persönliche Daten",
      password: "Passwort",
      secondFactor: "Zweiter Faktor",
      emails: "E-Mails",
      push: "Mitteilungen",
      devices: "Geräte",
      language: "Sprache",
      theme: "Darstellung",
    },
    language: {
      title: "Sprache",
      names: { de: "Deutsch", en: "English" },
      hint: "E-Mails und Belege bleiben auf Deutsch.",
    },
    theme: {
      title: "Darstellung",
      names: { light: "Hell", dark: "Dunkel", device: "Wie das Gerät" },
      hint: "Gilt in diesem Browser. Gedruckt wird immer hell.",
    },
  },
  en: {
    context: (name: string, company: string) => `${name}, ${company}`,
    onThisPage: "On this page",
    sections: {
      person: "Personal details",
      password: "Password",
      secondFactor: "Second factor",
      emails: "E-mails",
      push: "Push notifications",
      devices: "Devices",
      language: "Language",
      theme: "Appearance",
    },
    language: {
      title: "Language",
      names: { de: "Deutsch", en: "English" },
      hint: "E-mails and documents remain in German.",
    },
    theme: {
      title: "Appearance",
      names: { light: "Light", dark: "Dark", device: "Same as device" },
      hint: "Applies in this browser. Printouts are always light.",
    },
  },
});
