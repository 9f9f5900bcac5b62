import { defineTexts } from "@kreislauf/contract/base";

/** Texts of the card with what waits for the user. */
export const todoTexts = defineTexts({
  de: {
    title: "Zu tun",
    group: {
      proposals: "Terminvorschläge",
      reports: "Volle Behälter",
      quotes: "Angebote",
      questions: "Fragen der Disposition",
      feedback: "Hat alles geklappt?",
      claims: "Reklamationen mit Antwort",
      approvals: "Freigaben",
    },
    all: (count: string) => `Alle ${count}`,
    inList: "In der Liste",
    failed: "„Zu tun“ konnte nicht ganz geladen werden",
    readAnswer: "Antwort lesen",
    readAnswerOf: (orderNumber: string) => `Antwort lesen, Auftrag ${orderNumber}`,
    answeredOn: (ticket: string | null, day: string) =>
      ticket === null ? `Antwort vom ${day}` : `${ticket} · Antwort vom ${day}`,
    quote: (words: string) => `„${words}“`,
    reportedBy: (name: string, moment: string) => `gemeldet von ${name}, ${moment}`,
    full: (amount: number, container: string) => `${amount} × ${container}`,
    decide: "Entscheiden",
    decideOn: (number: string) => `Entscheiden, Meldung ${number}`,
    next: "Nächster Termin",
  },
  en: {
    title: "To do",
    group: {
      proposals: "Proposed dates",
      reports: "Full containers",
      quotes: "Quotes",
      questions: "Questions from dispatch",
      feedback: "Did everything go well?",
      claims: "Claims with an answer",
      approvals: "Approvals",
    },
    all: (count) => `All ${count}`,
    inList: "In the list",
    failed: "“To do” could not be loaded completely",
    readAnswer: "Read answer",
    readAnswerOf: (orderNumber) => `Read answer, order ${orderNumber}`,
    answeredOn: (ticket, day) => (ticket === null ? `Answered on ${day}` : `${ticket} · answered on ${day}`),
    quote: (words) => `“${words}”`,
    reportedBy: (name, moment) => `reported by ${name}, ${moment}`,
    full: (amount, container) => `${amount} × ${container}`,
    decide: "Decide",
    decideOn: (number) => `Decide, report ${number}`,
    next: "Next date",
  },
});
