import { defineTexts } from "@kreislauf/contract/base";

export const inquiryListTexts = defineTexts({
  de: {
    title: "Angebotsanfragen",
    failed: "Die Angebotsanfragen konnten nicht geladen werden",
    openQuote: "Angebot ansehen",
    waiting: "Wartet auf Antwort",
    answered: "Beantwortet",
    asked: (date: string, person: string) => `Angefragt am ${date} von ${person}`,
    answer: (date: string) => `Antwort vom ${date}`,
    amount: (amount: string) => `Menge: ${amount}`,
    quote: (words: string) => `„${words}“`,
    all: (count: number) => `Alle ${count} anzeigen`,
  },
  en: {
    title: "Quote requests",
    failed: "The quote requests could not be loaded",
    openQuote: "View quote",
    waiting: "Awaiting answer",
    answered: "Answered",
    asked: (date, person) => `Requested on ${date} by ${person}`,
    answer: (date) => `Answered on ${date}`,
    amount: (amount) => `Quantity: ${amount}`,
    quote: (words) => `“${words}”`,
    all: (count) => `Show all ${count}`,
  },
});
