import { calendarTexts, defineTexts, type Language } from "../base/index.ts";
import type { CycleIntervalId, CycleWeekday } from "./agreements.codes.ts";
import type { Cycle } from "./agreements.rules.ts";

export const agreementsTexts = defineTexts({
  de: {
    /** By the interval ids of product.md section 9. */
    cycleInterval: {
      20: "zweimal wöchentlich",
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

/** The days of a cycle in their order, in the words given: `Dienstag und Donnerstag`. */
function dayWords(
  { weekday1, weekday2 }: Cycle,
  words: Readonly<Record<CycleWeekday, string>>,
  language: Language,
): string {
  return [weekday1, weekday2]
    .filter((day) => day !== null)
    .toSorted((one, other) => one - other)
    .map((day) => words[day])
    .join(` ${calendarTexts[language].and} `);
}

/** `zweimal wöchentlich` */
export const intervalWords = (interval: CycleIntervalId, language: Language): string =>
  agreementsTexts[language].cycleInterval[interval];

/** `Dienstag und Donnerstag` */
export const cycleDayWords = (cycle: Cycle, language: Language): string =>
  dayWords(cycle, calendarTexts[language].weekdays, language);

/** `zweimal wöchentlich, Dienstag und Donnerstag` */
export const cycleWords = (cycle: Cycle, language: Language): string =>
  `${intervalWords(cycle.cycleInterval, language)}, ${cycleDayWords(cycle, language)}`;

/** `zweimal wöchentlich: Di. und Do.`, where there is little room. */
export function shortCycleWords(cycle: Cycle, language: Language): string {
  const interval = intervalWords(cycle.cycleInterval, language);
  return `${interval}: ${dayWords(cycle, calendarTexts[language].weekdaysShort, language)}`;
}
