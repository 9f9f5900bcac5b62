import { defineTexts } from "@kreislauf/contract/base";

export const preferencesTexts = defineTexts({
  de: {
    context: (name: string, company: string) => `${name}, ${company}`,
    onThisPage: "Auf dieser Seite",
    sections: { password: "Passwort", devices: "Geräte", language: "Sprache" },
    language: {
      title: "Sprache",
      names: { de: "Deutsch", en: "English" },
      hint: "E-Mails und Belege bleiben auf Deutsch.",
    },
  },
  en: {
    context: (name: string, company: string) => `${name}, ${company}`,
    onThisPage: "On this page",
    sections: { password: "Password", devices: "Devices", language: "Language" },
    language: {
      title: "Language",
      names: { de: "Deutsch", en: "English" },
      hint: "E-mails and documents stay in German.",
    },
  },
});
