import { defineTexts } from "@kreislauf/contract/base";

/** Headings of the exported log, and its file name. */
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
    category: "Category",
    what: "Action",
    subject: "Subject",
    before: "Before",
    after: "After",
    search: (words) => `Search: ${words}`,
  },
});
