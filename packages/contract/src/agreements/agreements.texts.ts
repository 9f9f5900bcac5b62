import { calendarTexts, defineTexts, type Language } from "../base/index.ts";
import type { Cycle } from "./agreements.rules.ts";

export const agreementsTexts = defineTexts({
  de: {
    /** By the interval ids of product.md section 9. */
    cycleInterval: {
      20: "zweimal pro Woche",
      19: "jede Woche",
      16: "alle zwei Wochen",
      12: "alle vier Wochen",
      7: "alle sechs Wochen",
      10: "alle acht Wochen",
    },
    status: { requested: "Angefragt", active: "Aktiv", ended: "Beendet" },
  },
  en: {
    cycleInterval: {
      20: "twice a week",
      19: "every week",
      16: "every two weeks",
      12: "every four weeks",
      7: "every six weeks",
      10: "every eight weeks",
    },
    status: { requested: "Requested", active: "Active", ended: "Ended" },
  },
});

/** `zweimal pro Woche, Dienstag und Donnerstag` */
export function cycleWords(cycle: Cycle, language: Language): string {
  const { weekdays, and } = calendarTexts[language];
  const days = [cycle.weekday1, cycle.weekday2]
    .filter((day) => day !== null)
    .toSorted((one, other) => one - other)
    .map((day) => weekdays[day]);
  return `${agreementsTexts[language].cycleInterval[cycle.cycleInterval]}, ${days.join(` ${and} `)}`;
}
