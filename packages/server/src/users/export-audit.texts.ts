import { defineTexts } from "@kreislauf/contract/base";

/** What stands above the columns of the log as a file, and how it is called. */
export const auditFileTexts = defineTexts({
  de: {
    fileName: "Protokoll",
    when: "Zeitpunkt",
    who: "Wer",
    category: "Bereich",
    what: "Vorgang",
    subject: "Gegenstand",
    before: "Vorher",
    after: "Nachher",
    search: (words: string) => `Suche: ${words}`,
  },
  en: {
    fileName: "Log",
    when: "Time",
    who: "Who",
    category: "Part",
    what: "What",
    subject: "Subject",
    before: "Before",
    after: "After",
    search: (words) => `Search: ${words}`,
  },
});
