import { defineTexts } from "@kreislauf/contract/base";

export const cycleFieldsTexts = defineTexts({
  de: {
    /** What each type means, by its id (docs/coverage.md 9.10). */
    typeHint: {
      1: "Ein Behälter für einen Einsatz, danach holen wir ihn ab",
      2: "Wir warten, während Sie befüllen",
      3: "Sie beauftragen jede Entsorgung selbst",
      4: "Wir kommen regelmäßig, ohne dass Sie etwas tun",
    },
    interval: "Wie oft?",
    choose: "Bitte wählen",
    day: "An welchem Tag?",
    days: "An welchen Tagen?",
    exactlyTwo: "genau zwei",
    holidays: "Fällt ein Tag auf einen Feiertag, kommen wir am nächsten Arbeitstag.",
    missing: {
      interval: "Bitte wählen Sie, wie oft wir kommen.",
      day: "Bitte wählen Sie einen Tag.",
      twoDays: "Bitte wählen Sie genau zwei Tage.",
    },
  },
  en: {
    typeHint: {
      1: "One container for a one-off job; we collect it afterwards",
      2: "We wait while you fill it",
      3: "You order each disposal yourself",
      4: "We come regularly, and you don't have to do anything",
    },
    interval: "How often?",
    choose: "Please choose",
    day: "On which day?",
    days: "On which days?",
    exactlyTwo: "exactly two",
    holidays: "If a day falls on a public holiday, we come on the next working day.",
    missing: {
      interval: "Please choose how often we should come.",
      day: "Please choose a day.",
      twoDays: "Please choose exactly two days.",
    },
  },
});
