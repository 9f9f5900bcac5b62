import { defineTexts } from "../base/index.ts";
import type { OrderPhase } from "./orders.codes.ts";

export const orderPhaseTexts = defineTexts({
  de: {
    /** The words of a phase in filters and columns, which show the status beside it. */
    phase: {
      proposal: "Vorschlag offen",
      overdue: "Überfällig",
      feedback: "Rückmeldung fehlt",
      today: "Heute",
      confirmed: "Bestätigt",
      requested: "Wartet auf Bestätigung",
      waiting: "Wartet auf Antwort",
      answered: "Beantwortet",
    } satisfies Record<OrderPhase, string>,
    /** The words of a phase in a badge, which shows no status beside it. */
    badge: {
      proposal: "Vorschlag offen",
      overdue: "Überfällig",
      feedback: "Rückmeldung fehlt",
      today: "Heute",
      confirmed: "Bestätigt",
      requested: "Wartet auf Bestätigung",
      waiting: "Reklamiert",
      answered: "Reklamiert, beantwortet",
    } satisfies Record<OrderPhase, string>,
    /** The line below a badge that says until when the phase lasts. */
    until: (deadline: string) => `bis ${deadline}`,
    sinceDays: (days: number) =>
      days === 0 ? "seit heute" : days === 1 ? "seit 1 Tag" : `seit ${days} Tagen`,
    executedOn: (date: string) => `ausgeführt am ${date}`,
    nothingReported: "Termin vorbei, nichts gemeldet",
    waitingForAnswer: "wartet auf Antwort",
    answerFrom: (date: string) => `Antwort vom ${date}`,
  },
  en: {
    phase: {
      proposal: "Proposal to answer",
      overdue: "Overdue",
      feedback: "Feedback missing",
      today: "Today",
      confirmed: "Confirmed",
      requested: "Awaiting confirmation",
      waiting: "Awaiting answer",
      answered: "Answered",
    },
    badge: {
      proposal: "Proposal to answer",
      overdue: "Overdue",
      feedback: "Feedback missing",
      today: "Today",
      confirmed: "Confirmed",
      requested: "Awaiting confirmation",
      waiting: "With a claim",
      answered: "With a claim, answered",
    },
    until: (deadline) => `until ${deadline}`,
    sinceDays: (days) => (days === 0 ? "since today" : days === 1 ? "for 1 day" : `for ${days} days`),
    executedOn: (date) => `carried out on ${date}`,
    nothingReported: "date passed, nothing reported",
    waitingForAnswer: "awaiting an answer",
    answerFrom: (date) => `answered on ${date}`,
  },
});
