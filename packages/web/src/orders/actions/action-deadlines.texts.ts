import { defineTexts } from "@kreislauf/contract/base";

/** Deadlines for editing and cancelling an order, the time left, and why an action is locked. */
export const actionDeadlinesTexts = defineTexts({
  de: {
    past: "Der Termin ist vorbei. Bearbeiten und stornieren lässt sich der Auftrag nicht mehr.",
    executed: "Die Ausführung ist gemeldet. Bearbeiten und stornieren lässt sich der Auftrag nicht mehr.",
    today: "Der Termin ist heute. Rückmeldung und Reklamation sind ab morgen möglich.",
    /** `since` is formatted by `formatDeadline`. */
    editClosed: (since: string) => `Nicht mehr bearbeitbar: Die Frist war ${since}.`,
    /** `since` is formatted by `formatDeadline`, `again` by `formatDay`. */
    editClosedForNow: (since: string, again: string) =>
      `Zurzeit nicht bearbeitbar: Die Frist war ${since}. Am ${again} öffnet sie noch einmal.`,
    contact: "Kontakt",
    stillOpen: (deadline: string, remaining: string) => `${deadline}, ${remaining}`,
    remaining: (hours: number, minutes: number) =>
      hours > 0
        ? `noch\u00a0${hours}\u00a0Std. ${minutes}\u00a0Min.`
        : minutes > 0
          ? `noch\u00a0${minutes}\u00a0Min.`
          : "noch wenige Sekunden",
  },
  en: {
    past: "The desired date has passed. The order can no longer be edited or cancelled.",
    executed: "The order has been carried out. It can no longer be edited or cancelled.",
    today: "The desired date is today. From tomorrow you can give feedback or make a claim.",
    editClosed: (since) => `Can no longer be edited: the deadline was ${since}.`,
    editClosedForNow: (since, again) =>
      `Cannot be edited at the moment: the deadline was ${since}. Editing opens again on ${again}.`,
    contact: "Contact",
    stillOpen: (deadline, remaining) => `${deadline}, ${remaining}`,
    remaining: (hours, minutes) =>
      hours > 0
        ? `${hours} h ${minutes} min left`
        : minutes > 0
          ? `${minutes} min left`
          : "less than a minute left",
  },
});
