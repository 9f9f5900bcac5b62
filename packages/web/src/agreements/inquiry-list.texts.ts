import { defineTexts } from "@kreislauf/contract/base";

export const inquiryListTexts = defineTexts({
  de: {
    title: "Angebotsanfragen",
    failed: "Die Angebotsanfragen konnten nicht geladen werden",
    waiting: "Wartet auf Antwort",
    answered: "Beantwortet",
    asked: (date: string, person: string) => `Angefragt am ${date} von ${person}`,
    answer: (date: string) => `Antwort vom ${date}`,
    amount: (amount: string) => `Menge: ${amount}`,
    quote: (words: string) => `„${words}“`,
    all: (count: number) => `Alle ${count} anzeigen`,
  },
  en: {
    title: "Requests for an offer",
    failed: "The requests for an offer could not be loaded",
    waiting: "Waiting for an answer",
    answered: "Answered",
    asked: (date, person) => `Asked on ${date} by ${person}`,
    answer: (date) => `Answer of ${date}`,
    amount: (amount) => `Amount: ${amount}`,
    quote: (words) => `“${words}”`,
    all: (count) => `Show all ${count}`,
  },
});
